import {expect, it} from 'vitest';
import {leaveOutScripts} from './leaveOutScripts';

const tabs = '<script data-tabs>a.closest("[role=tablist]")\n</script>';
const banner = '<script data-banner="">window.insertBanner()</script>';
const other = '<script>b()</script>';

it('takes out of a page what it does not need, and only that', () => {
  const words = '<p>The role=tablist of a page</p>';
  expect(leaveOutScripts(tabs + other + words + banner)).toBe(other + words);
});

it.each(['<div role=tablist class=a>', '<div class="a b" role="tablist">'])(
  'leaves the script for tabs beside %s',
  (list) => {
    expect(leaveOutScripts(tabs + list + banner)).toBe(tabs + list);
  },
);

it('leaves the script for the banner beside the function that shows it', () => {
  const maker = '<script>function insertBanner(){}</script>';
  expect(leaveOutScripts(tabs + maker + banner)).toBe(maker + banner);
});

it.each([tabs, banner])('stops when a page lacks one of them', (script) => {
  expect(() => leaveOutScripts(other + script)).toThrow(/a page has no <script data-(tabs|banner)>/);
});

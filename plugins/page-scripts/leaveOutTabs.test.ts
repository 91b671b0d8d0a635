import {expect, it} from 'vitest';
import {leaveOutTabs} from './leaveOutTabs';

const script = '<script data-tabs>a.closest("[role=tablist]")\n</script>';
const other = '<script>b()</script>';

it('takes the script out of a page without tabs, and only that', () => {
  expect(leaveOutTabs(`${script}${other}<p>The role=tablist of a page`)).toBe(`${other}<p>The role=tablist of a page`);
  expect(leaveOutTabs(`${script.replace('data-tabs', 'data-tabs=""')}${other}`)).toBe(other);
});

it('leaves a page with tabs as it is', () => {
  for (const tabs of ['<div role=tablist class=a>', '<div class="a b" role="tablist">'])
    expect(leaveOutTabs(script + other + tabs)).toBe(script + other + tabs);
});

it('stops when it does not find the script', () => {
  expect(() => leaveOutTabs(other)).toThrow('a page has no <script data-tabs>');
});

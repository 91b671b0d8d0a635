import {expect, it} from 'vitest';
import {readTerms} from './readTerms';

it('reads each term with the first paragraph of its definition', () => {
  const list =
    '<dl><dt><a href=#term-app id=term-app>app</a><dd><p>One <code>workload</code>.<p>See <a href=#term-wake>wake</a>.' +
    '<dt><a href="#term-wake" id="term-wake">wake</a></dt><dd><p>To restore a machine.</p></dd></dl>';
  expect([...readTerms(list)]).toEqual([
    ['term-app', ['app', 'One workload.']],
    ['term-wake', ['wake', 'To restore a machine.']],
  ]);
});

it('reads no terms from other pages', () => {
  expect(readTerms('<p>An <a href=/docs/glossary#term-app>app</a>.').size).toBe(0);
});

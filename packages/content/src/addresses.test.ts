import fc from 'fast-check';
import {expect, it} from 'vitest';
import {redirectPath} from './addresses';

it.each(['/', '/docs', '/docs/', '/docs/glossary', '/img/favicon.svg', '/docs/html', '/html-notes'])(
  'leaves %s alone',
  (path) => {
    expect(redirectPath(path)).toBeUndefined();
  },
);

it('never redirects to another host or in a loop', () => {
  const pieces = fc.oneof(fc.constantFrom('/', '//', '\\', '.html', '/index', 'index', '.', '..', '%2f'), fc.string());
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      let path = new URL(`http://localhost/${parts.join('').replace(/[?#]/g, '')}`).pathname;
      for (let next = redirectPath(path); next !== undefined; next = redirectPath(path)) {
        expect(next).toMatch(/^\/(?![/\\])/);
        expect(next.length).toBeLessThan(path.length);
        path = next;
      }
    }),
    {numRuns: 2000, seed: 1},
  );
});

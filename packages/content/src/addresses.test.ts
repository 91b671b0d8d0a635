import fc from 'fast-check';
import {expect, it} from 'vitest';
import {redirectPath} from './addresses';

it.each([
  ['/index.html', '/'],
  ['/docs/index.html', '/docs'],
  ['/docs/glossary/index.html', '/docs/glossary'],
  ['/docs/glossary.html', '/docs/glossary'],
  ['/.html', '/'],
  ['/index', '/'],
  ['/docs/sdks/index', '/docs/sdks'],
  ['/docs/glossary/index.html/', '/docs/glossary'],
  ['//elsewhere.example/index.html', '/elsewhere.example'],
  ['//elsewhere.example', '/elsewhere.example'],
  ['/docs//glossary', '/docs/glossary'],
  ['/docs//sdks///', '/docs/sdks/'],
  ['/docs//glossary.html', '/docs/glossary'],
  ['/\\elsewhere.example/x.html', '/elsewhere.example/x'],
])('sends %s to %s', (from, to) => {
  expect(redirectPath(from)).toBe(to);
});

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

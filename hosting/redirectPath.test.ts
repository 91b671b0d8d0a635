import {expect, it} from 'vitest';
import {redirectPath} from './redirectPath';

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

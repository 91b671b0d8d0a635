import {expect, it} from 'vitest';
import {readBaseUrl} from './readBaseUrl';

it('is the root by default', () => {
  expect(readBaseUrl()).toBe('/');
});

it.each(['/', '/docs-site/', '/v2/docs/', '/~team/'])('accepts %s', (path) => {
  expect(readBaseUrl(path)).toBe(path);
});

it.each(['', 'docs-site', '/docs-site', 'docs-site/', '//host/', '/a//b/', 'https://docs.example/', '/a b/'])(
  'explains the form when it is "%s"',
  (path) => {
    expect(() => readBaseUrl(path)).toThrow('is not a path with a slash at both ends. Write it like /docs-site/.');
  },
);

it('rejects a path that is a prefix of pages', () => {
  expect(() => readBaseUrl('/docs/')).toThrow('BASE_URL: "/docs/" is also where pages or files are');
});

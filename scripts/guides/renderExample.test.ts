import {expect, test} from 'vitest';
import {baseImages, checkBuildContext, lintDockerfile, readStages} from '@aloft/example-runner';
import {renderExample} from './renderExample';

const files = renderExample({
  example: 'php/laravel',
  title: 'Laravel',
  name: 'laravel',
  route: '/docs/guides-and-samples/languages/php/laravel',
  group: 'PHP',
  language: 'php',
  logo: 'laravel',
});

test('a new example has a Dockerfile that the runner can build', () => {
  const {Dockerfile = '', '.dockerignore': dockerignore = ''} = files;
  expect(lintDockerfile(Dockerfile)).toEqual([]);
  expect(checkBuildContext(Dockerfile, Object.keys(files), dockerignore)).toEqual([]);
  for (const base of readStages(Dockerfile).bases) expect(Object.keys(baseImages)).toContain(base);
  expect(JSON.parse(files['example.json'] ?? '')).toMatchObject({level: 'image'});
});

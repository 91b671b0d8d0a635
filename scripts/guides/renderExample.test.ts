import {expect, test} from 'vitest';
import {baseImages, lintDockerfile, readStages} from '@aloft/example-runner';
import {parsePage} from '@aloft/content/pages';
import {renderExample} from './renderExample';
import {renderPage} from './renderPage';

const outline = {
  example: 'php/laravel',
  title: 'Laravel',
  name: 'laravel',
  route: '/docs/guides-and-samples/languages/php/laravel',
  group: 'PHP',
  language: 'php',
  logo: 'laravel',
};
const files = renderExample(outline);

test('a new example has a Dockerfile that the runner can build', () => {
  const {Dockerfile = ''} = files;
  expect(lintDockerfile(Dockerfile)).toEqual([]);
  for (const base of readStages(Dockerfile).bases) expect(Object.keys(baseImages)).toContain(base);
  expect(JSON.parse(files['example.json'] ?? '')).toMatchObject({level: 'image'});
});

test.each(['ASP.NET Core: Minimal API', "Yii's {app} #1", '.NET'])('the page of "%s" has its title', (title) => {
  const page = parsePage('docs/new.mdx', renderPage({...outline, title}));
  expect(page.problems).toEqual([]);
  expect(page.frontMatter.get('sidebar_label')?.value).toBe(title);
  expect(page.frontMatter.get('title')?.value).toContain(title);
  expect(page.frontMatter.get('scenario')?.value).toBe('logged-in');
});

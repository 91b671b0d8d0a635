import {expect, test} from 'vitest';
import {baseImages, lintDockerfile, readStages} from '@aloft/example-runner';
import {parsePage} from '@aloft/content/pages';
import {renderGuide} from './newGuide';

test('a new example has a Dockerfile that the runner can build', () => {
  const files = renderGuide({example: 'php/laravel', title: 'Laravel'});
  const Dockerfile = files.get('examples/php/laravel/Dockerfile')!;
  expect(lintDockerfile(Dockerfile)).toEqual([]);
  for (const base of readStages(Dockerfile).bases) expect(Object.keys(baseImages)).toContain(base);
  expect(JSON.parse(files.get('examples/php/laravel/example.json')!)).toMatchObject({level: 'image'});
});

test.each(['ASP.NET Core: Minimal API', "Yii's {app} #1", '.NET'])('the page of "%s" has its title', (title) => {
  const page = parsePage('docs/new.mdx', [...renderGuide({example: 'php/new', title}).values()].at(-1)!);
  expect(page.problems).toEqual([]);
  expect(page.frontMatter.get('sidebar_label')?.value).toBe(title);
  expect(page.frontMatter.get('title')?.value).toContain(title);
  expect(page.frontMatter.get('scenario')?.value).toBe('logged-in');
});

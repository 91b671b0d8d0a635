import {createHash} from 'node:crypto';
import {startSession} from '@aloft/content/facts';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {groupTwins, listFiles} from './listFiles';
import type {Twin} from './createConverter';

const twin = (path: string, title: string, section?: string): Twin => ({
  path,
  title,
  section,
  url: `https://docs.example${path}`,
  description: `About ${title}: all.`,
  date: '2026-11-20',
  markdown: `# ${title}\n`,
  tree: {type: 'root', children: []},
  isListed: true,
});
const site = {
  title: 'Aloft',
  tagline: 'No idle.',
  origin: 'https://docs.example',
  baseUrl: '/base/',
  documents: [{path: '/schemas/cli.json', description: 'The CLI'}],
};
const twins = [
  twin('/base/', 'Home'),
  twin('/base/docs', 'Docs', 'Overview'),
  twin('/base/docs/resources/apps', 'Apps', 'Resources'),
  twin('/base/docs/resources/volumes', 'Volumes', 'Resources'),
  twin('/base/docs/guides', 'Guides', 'All guides'),
  twin('/base/docs/guides/go', 'Go', 'Languages'),
  twin('/base/docs/1.0/glossary', 'Old glossary', 'Glossary'),
];
const listed = twins.filter(({path}) => !path.includes('/1.0/'));
const files = listFiles(twins, site, groupTwins(listed, site.baseUrl));

it('writes a file for each page, an index, and bundles', () => {
  expect([...files.keys()]).toEqual([
    '/base/index.md',
    '/base/docs.md',
    '/base/docs/resources/apps.md',
    '/base/docs/resources/volumes.md',
    '/base/docs/guides.md',
    '/base/docs/guides/go.md',
    '/base/docs/1.0/glossary.md',
    '/base/docs/resources/llms-full.txt',
    '/base/docs/guides/llms-full.txt',
    '/base/llms.txt',
    '/base/.well-known/llms.txt',
    '/base/llms-full.txt',
    '/base/sitemap.md',
    '/base/404.md',
    '/base/feed.xml',
    '/base/.well-known/api-catalog',
    '/base/.well-known/agent-skills/aloft/SKILL.md',
    '/base/.well-known/agent-skills/index.json',
  ]);
});

it('writes front matter that YAML parsers read', () => {
  expect(files.get('/base/docs/resources/apps.md')).toBe(
    '---\ntitle: Apps\ndescription: "About Apps: all."\nurl: https://docs.example/base/docs/resources/apps\n' +
      'date: 2026-11-20\n---\n\n# Apps\n\n' +
      '> For AI agents: [llms.txt](https://docs.example/base/llms.txt) lists all pages of this documentation.\n',
  );
});

it('lists the current pages by section, as llmstxt.org describes', () => {
  expect(files.get('/base/llms.txt')).toBe(`# Aloft

> No idle.

Each link leads to the Markdown version of a page. Its front matter contains the URL of the page.

## Overview

- [Home](https://docs.example/base/index.md): About Home: all.
- [Docs](https://docs.example/base/docs.md): About Docs: all.

## Resources

- [Apps](https://docs.example/base/docs/resources/apps.md): About Apps: all.
- [Volumes](https://docs.example/base/docs/resources/volumes.md): About Volumes: all.

## Guides

- [Guides](https://docs.example/base/docs/guides.md): About Guides: all.
- [Go](https://docs.example/base/docs/guides/go.md): About Go: all.

## Optional

- [All pages](https://docs.example/base/llms-full.txt): Every page in one file
- [Resources](https://docs.example/base/docs/resources/llms-full.txt): Every page of this section in one file
- [Guides](https://docs.example/base/docs/guides/llms-full.txt): Every page of this section in one file
- \`https://docs.example/base/schemas/cli.json\`: The CLI
`);
  expect(files.get('/base/llms-full.txt')).not.toContain('Old glossary');
});

it('writes a feed of the pages that changed last', () => {
  const $ = load(files.get('/base/feed.xml')!, {xml: true});
  expect($('feed > updated').text()).toBe('2026-11-20T00:00:00Z');
  expect($('entry')).toHaveLength(6);
  expect($('entry > title').last().text()).toBe('Volumes');
  expect($('entry > link').first().attr('href')).toBe('https://docs.example/base/');
});

it('writes the catalog of the API and the digest of the skill', () => {
  const read = <T>(file: string) => JSON.parse(files.get(`/base/.well-known/${file}`)!) as T;
  const {linkset} = read<{linkset: readonly Record<string, readonly {href: string}[]>[]}>('api-catalog');
  expect(linkset[0]?.['service-desc']?.[0]?.href).toBe('https://docs.example/base/schemas/openapi.json');
  const {skills} = read<{skills: readonly {url: string; digest: string}[]}>('agent-skills/index.json');
  const digests = skills.map(({url}) => createHash('sha256').update(files.get(url)!).digest('hex'));
  expect(skills.map(({digest}) => digest)).toEqual(digests.map((digest) => `sha256:${digest}`));
});

it('contains only skill commands that succeed, one after the other, on the simulator', () => {
  const text = files.get('/base/.well-known/agent-skills/aloft/SKILL.md')!;
  const session = startSession('existing-app')!;
  const commands = [...text.matchAll(/^- `(aloft [^<`]+)`/gm)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands.filter((line) => line !== 'aloft login'))
    expect(session.run(command), command).toMatchObject({exitCode: 0});
});

import {startSession} from '@aloft/content/facts';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {groupTwins, listFiles} from './listFiles';
import type {Twin} from './convertPage';

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
const site = {title: 'Aloft', tagline: 'No idle.', url: 'https://docs.example', baseUrl: '/base/'};
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
- \`https://docs.example/base/schemas/aloft.schema.json\`: JSON Schema of the manifest, aloft.yaml
- \`https://docs.example/base/schemas/openapi.json\`: OpenAPI description of the API
- \`https://docs.example/base/schemas/cli.json\`: Commands, arguments, flags and examples of the aloft CLI
- \`https://docs.example/base/schemas/cli.schema.json\`: JSON Schema of cli.json
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

it('contains only skill commands that succeed, one after the other, on the simulator', () => {
  const text = files.get('/base/.well-known/agent-skills/aloft/SKILL.md')!;
  const session = startSession('existing-app')!;
  const commands = [...text.matchAll(/^- `(aloft [^<`]+)`/gm)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands.filter((line) => line !== 'aloft login'))
    expect(session.run(command), command).toMatchObject({exitCode: 0});
});

import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {commands} from '@aloft/platform/commands';
import {errorPages} from '@aloft/platform/errors';
import {type Command, urlOfCommand} from '@aloft/platform/cli';
import {manifestFields} from '@aloft/platform/manifest';
import {isManifest} from '../src/fences/parseFence';
import {readBlocks, readExampleFile} from '../src/fences/examples';
import type {Page} from '../src/pages/parsePage';
import {readAttribute, type PageElement} from '../src/pages/tree';
import {pageOf} from '../src/reference/errors';
import {pages} from './pages';

/** Commands whose reference is on a page. */
function listReferences({tree}: Page): Set<Command> {
  const listed = new Set<Command>();
  visit(tree, 'mdxJsxFlowElement', (element: PageElement) => {
    if (element.name !== 'CommandReference') return;
    const noun = readAttribute(element, 'noun');
    const path = readAttribute(element, 'command');
    for (const command of commands) if (command.group === noun || command.path.join(' ') === path) listed.add(command);
  });
  return listed;
}

/** Dotted paths of the fields in a manifest. */
function listFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listFields(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const inner = path ? `${path}.${key}` : key;
    return [inner, ...listFields(child, inner)];
  });
}

it('each command is in one reference, on its page', () => {
  const listed = pages.flatMap((page) =>
    [...listReferences(page)].map(({path}) => `${pageOf({file: page.file, line: 1})}: ${path.join(' ')}`),
  );
  const expected = commands.map(
    (command) => `${urlOfCommand(command).replace(/\/?#.*/, '')}: ${command.path.join(' ')}`,
  );
  expect(listed.sort()).toEqual(expected.sort());
});

it('error tables are on exactly the pages in `errorPages`, with their titles', () => {
  const shown = pages.filter(({tree}) => {
    const elements: string[] = [];
    visit(tree, 'mdxJsxFlowElement', ({name}: {readonly name?: string | null}) => void elements.push(name ?? ''));
    return elements.includes('ErrorTable');
  });
  const titles = shown.map(({file, frontMatter}) => [pageOf({file, line: 1}), frontMatter.get('title')?.value].join());
  expect(titles.sort()).toEqual(errorPages.map(({page, title}) => [page, title].join()).sort());
});

it('every field of the manifest is shown in a manifest of a page', () => {
  const manifests = pages
    .flatMap((page) => readBlocks(page, readExampleFile('.'), true))
    .flatMap(({kind, text}) => (isManifest(kind) ? parseAllDocuments(text) : []));
  const shown = new Set(manifests.flatMap((document) => listFields(document.toJS())));
  const missing = manifestFields.map(({path}) => path.replaceAll('[]', '')).filter((path) => !shown.has(path));
  expect(missing, 'use them in a manifest of a page').toEqual([]);
});

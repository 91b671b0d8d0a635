import {resolve} from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {collectUsedFields, listReferences} from '@aloft/content/checks';
import {errorCodes, errorPages} from '@aloft/platform/errors';
import {pageOf} from '@aloft/content/reference';
import {loadSite} from '@aloft/content/pages';
import type {Command, CommandGroup} from '@aloft/platform/cli';
import {manifestFields} from '@aloft/platform/manifest';
import sidebars from '../../sidebars';

const {pages, context} = loadSite(resolve(__dirname, '../../..'), sidebars);
const {commands} = context.facts;

/** Pages with the reference of each group of commands. Project commands are on the page of their topic. */
const homes: Readonly<Record<CommandGroup, readonly string[]>> = {
  session: ['docs/getting-started/authentication.mdx'],
  project: [
    'docs/building-and-deploying/building.mdx',
    'docs/building-and-deploying/deploying.mdx',
    'docs/monitoring/metrics.mdx',
    'docs/resources/apps.mdx',
    'docs/resources/schema.mdx',
  ],
  app: ['docs/resources/apps.mdx'],
  machine: ['docs/resources/machines.mdx'],
  service: ['docs/resources/services.mdx'],
  volume: ['docs/resources/volumes.mdx'],
  certificate: ['docs/resources/certificates.mdx'],
  namespace: ['docs/building-and-deploying/namespaces.mdx'],
};

describe('coverage of the grammar', () => {
  for (const [group, files] of Object.entries(homes)) {
    const own = commands.filter((command) => command.group === group);

    it(`lists every command of ${group} once, in the reference of ${files.join(' and ')}`, () => {
      const names = (list: Iterable<Command>) => [...list].map(({path}) => path.join(' ')).sort();
      const listed = pages.flatMap((page) => {
        const found = [...listReferences([page], context.facts)].filter((command) => command.group === group);
        expect(files.includes(page.file) || found.length === 0, `${page.file}: ${names(found).join(', ')}`).toBe(true);
        return found;
      });
      expect(own.length).toBeGreaterThan(0);
      expect(names(listed)).toEqual(names(own));
    });
  }
});

describe('coverage of the errors', () => {
  it('documents every error code on one page', () => {
    expect(errorPages.flatMap(({codes}) => codes).sort()).toEqual([...errorCodes].sort());
  });

  it('has an error table on exactly the pages in `errorPages`, with their titles', () => {
    const shown = pages.filter(({tree}) => {
      const elements: string[] = [];
      visit(tree, 'mdxJsxFlowElement', ({name}: {readonly name?: string | null}) => void elements.push(name ?? ''));
      return elements.includes('ErrorTable');
    });
    const place = ({page, title}: {readonly page: string; readonly title: string}) => `${page} ${title}`;
    expect(
      shown
        .map(({file, frontMatter}) =>
          place({page: pageOf({file, line: 1}), title: String(frontMatter.get('title')?.value)}),
        )
        .sort(),
    ).toEqual(errorPages.map(place).sort());
  });
});

describe('coverage of the manifest', () => {
  it('describes every field and gives an example of it', () => {
    const bare = manifestFields.filter(({description, examples}) => !description.trim() || examples.length === 0);
    expect(manifestFields.length).toBeGreaterThan(20);
    expect(bare.map(({path}) => path)).toEqual([]);
  });

  it('shows every field in a manifest of a page', () => {
    const shown = collectUsedFields(pages, context);
    const missing = manifestFields.map(({path}) => path.replaceAll('[]', '')).filter((path) => !shown.has(path));
    expect(missing, 'use them in a manifest of a page').toEqual([]);
  });
});

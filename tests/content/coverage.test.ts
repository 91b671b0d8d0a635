import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectUsedFields} from '../../markdown/coverage/collectUsedFields';
import {collectUsedFlags} from '../../markdown/coverage/collectUsedFlags';
import {listReferences} from '../../markdown/coverage/listReferences';
import {loadSite} from '../../markdown/site/loadSite';
import type {CommandGroup} from '../../platform/cli/types';
import {manifestFields} from '../../platform/manifest/fields';
import sidebars from '../../sidebars';

const {pages, context} = loadSite(resolve(__dirname, '../..'), sidebars);
const {commands, globalFlags} = context.facts;
const used = collectUsedFlags(pages, context);

/** The page that holds the reference of a group of commands. */
const homes: Readonly<Record<CommandGroup, string>> = {
  session: 'docs/getting-started/authentication.mdx',
  project: 'docs/resources/apps.mdx',
  app: 'docs/resources/apps.mdx',
  machine: 'docs/resources/machines.mdx',
  service: 'docs/resources/services.mdx',
  volume: 'docs/resources/volumes.mdx',
  certificate: 'docs/resources/certificates.mdx',
  namespace: 'docs/building-and-deploying/namespaces.mdx',
};

describe('coverage of the grammar', () => {
  for (const [group, page] of Object.entries(homes)) {
    const own = commands.filter((command) => command.group === group);

    it(`lists every command of ${group} in the reference of ${page}`, () => {
      const listed = listReferences(
        pages.filter(({file}) => file === page),
        context.facts,
      );
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((command) => !listed.has(command)).map(({path}) => path.join(' '))).toEqual([]);
    });

    it(`shows every command and flag of ${group} at work`, () => {
      const wanted = own.flatMap(({path, flags}) => {
        const command = path.join(' ');
        return [command, ...flags.map(({name}) => `${command} --${name}`)];
      });
      expect(
        wanted.filter((each) => !used.has(each)),
        'use them in a block of a page',
      ).toEqual([]);
    });
  }

  it('shows every global flag at work', () => {
    const wanted = globalFlags.filter(({name}) => name !== 'help').map(({name}) => `--${name}`);
    expect(
      wanted.filter((each) => !used.has(each)),
      'use them in a block of a page',
    ).toEqual([]);
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

import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {loadSite} from '@aloft/content/pages';
import sidebars from '../../sidebars';

/** Decisions about the platform that readers rely on: each with the page that states it and a pattern of the statement. */
const decisions: readonly (readonly [decision: string, file: string, statement: RegExp])[] = [
  [
    'every standby replaces the snapshot',
    'docs/resources/machines.mdx',
    /keeps serving requests while its first snapshot is written/,
  ],
  [
    'timers continue with the time they had left',
    'docs/advanced/manual-flash-mode.mdx',
    /<TimerTable kind="runtime" \/>/,
  ],
  [
    'a machine has private IPv4 and IPv6 addresses',
    'docs/resources/services.mdx',
    /a private IPv4 and a private IPv6 address/,
  ],
  ['startTimeout, not retries, is for slow starts', 'docs/building-and-deploying/deploying.mdx', /`startTimeout`/],
  [
    'health checks use the private IPv4 address and the host localhost',
    'docs/building-and-deploying/deploying.mdx',
    /connects to the machine's private IPv4 address and sends `Host: localhost`/,
  ],
  [
    'one-off machines of an app get its secrets',
    'docs/security.mdx',
    /one-off machines of the app receive the same ones/,
  ],
  [
    'a connection to a private service wakes its machine',
    'docs/resources/services.mdx',
    /the host agent wakes it and holds the connection/,
  ],
  ['only wakes avoid a cold start', 'docs/advanced/architecture.mdx', /"No cold starts" is a promise about wakes/],
  ['a rollback keeps the values of secrets', 'docs/security.mdx', /a rollback keeps their /],
  [
    'databases are migrated by the release command',
    'docs/building-and-deploying/deploying.mdx',
    /use a release command to migrate a database/i,
  ],
  ['workers use scale.min', 'docs/building-and-deploying/deploying.mdx', /`scale\.min: 1`/],
  ['releases are numbers without a prefix', 'docs/building-and-deploying/deploying.mdx', /Creating release \d+/],
];

const {pages} = loadSite(resolve(__dirname, '../../..'), sidebars);

it.each(decisions)('%s, as %s states', (_, file, statement) => {
  expect(pages.find((page) => page.file === file)?.source).toMatch(statement);
});

it('drawings show releases as numbers without a prefix', () => {
  const directory = resolve(__dirname, '../../../docs/_diagrams');
  const drawings = readdirSync(directory).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  for (const name of drawings) expect(readFileSync(resolve(directory, name), 'utf8'), name).not.toMatch(/>v\d+</);
});

import {expect, it} from 'vitest';
import {parseInvocation} from '@aloft/platform/cli';
import {printError} from '@aloft/platform/errors';
import {validateManifest} from '@aloft/platform/manifest';
import {explainScript} from '@aloft/platform/shell';
import {checkHostname, nameRules, suggest} from '@aloft/platform/values';
import {clockOf, createState, runCommand} from '@aloft/simulator';
import {readShellCommands} from '../../platform/src/shell/readShell';
import {parseFence} from '../src/fences/parseFence';
import {highlightCode} from '../src/highlight/highlightCode';

/** Expects a limit in milliseconds of processor time, on which other load has no effect. */
function expectTime(run: () => unknown, limit = 1000): void {
  const start = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(limit);
}

const long = 'a'.repeat(1_000_000);
const hyphens = 'a-'.repeat(500_000);
const labels = 'a.'.repeat(500_000);
const state = createState({scenario: 'hello'});

it.each([
  ['words', 'aloft '.repeat(170_000)],
  ['one word', `aloft ${long}`],
  ['a name', `aloft machine get ${long}`],
  ['hyphens', `aloft machine get ${hyphens}`],
  ['a flag', `aloft machine list --${long}`],
  ['flags', `aloft app list ${'--label a=b '.repeat(83_000)}`],
  ['short flags', `aloft machine list ${'-q '.repeat(330_000)}`],
  ['a cluster of short flags', `aloft machine list -${'q'.repeat(1_000_000)}`],
  ['arguments', `aloft app env set hello ${'A=b '.repeat(250_000)}`],
  ['an image', `aloft machine create web --image ${'a/_-'.repeat(250_000)}`],
  ['a hostname', `aloft certificate create c --hostname ${labels}`],
  ['a duration', `aloft deploy --timeout ${'1'.repeat(1_000_000)}s`],
  ['quotes', `aloft app get ${'"\''.repeat(500_000)}`],
  ['an open quote', `aloft "${'\\'.repeat(999_999)}`],
  ['backslashes', `aloft ${'\\'.repeat(1_000_000)}`],
  ['variables', `aloft ${'$A'.repeat(500_000)}`],
  ['spaces', `aloft${' '.repeat(1_000_000)}x`],
  ['assignments', 'A=b '.repeat(250_000)],
  ['a host', `curl https://${labels}example/`],
])('a line with 1 MB of %s is parsed and run within a second each', (_, line) => {
  expectTime(() => {
    const result = parseInvocation(line);
    if (!result.ok) expect(printError(result.error)).toMatch(/^error: [^\n]+ \([a-z_]+\)\nhint: [^\n]+\n$/);
  });
  expectTime(() => runCommand(state, line, clockOf(state)));
});

const manifest = {version: 1, app: 'hello', build: {dockerfile: 'Dockerfile'}};
const listeners = [{port: 1, protocol: 'tcp', targetPort: 1}];

it.each<object>([
  {app: hyphens},
  {machine: {memory: '1'.repeat(1_000_000)}},
  {[hyphens]: 1},
  {services: [{name: 's', listeners, hostnames: [labels]}]},
])('%# a manifest with 1 MB of text is validated within a second', (part) =>
  expectTime(() => expect(validateManifest({...manifest, ...part})).not.toEqual([])),
);

it.each([
  ...['aloft deploy '.repeat(20_000), '$('.repeat(5000), '"'.repeat(250_000), 'a\n'.repeat(125_000)],
  ...[`"${'$(a)'.repeat(50_000)}"`, `$(${'a\n'.repeat(62_500)})`],
])('%# a script of 250 kB is split within a second', (script) =>
  expectTime(() => Array.from(readShellCommands(script))),
);

it.each(['aloft app get web --output json ', 'aloft app get web;', '"$(aloft ', '$ aloft whoami\nx\n', 'A=1 '])(
  'a script with 50 kB of %j is explained within a second',
  (text) => expectTime(() => explainScript(text.repeat(50_000 / text.length))),
);

it.each<[name: string, run: () => unknown, limit?: number]>([
  ['hostnames', () => [labels, long, '*'.repeat(1_000_000)].map(checkHostname)],
  ['names', () => [hyphens, long].flatMap((text) => nameRules.map(({keeps}) => keeps(text)))],
  ['suggestions', () => [suggest(long, ['machine']), suggest('machine', [long])], 200],
  ['code', () => highlightCode('aloft deploy '.repeat(8000), 'bash', {lines: {}, words: [], numbers: false}), 2000],
  [
    'the info string of a fence',
    () => {
      const fence = () => parseFence('go', `title=${'a='.repeat(500_000)}"`, {file: 'docs/a.mdx', line: 7});
      expect(fence).toThrow('docs/a.mdx:7: ');
    },
  ],
])('%s are read quickly', (_, run, limit) => expectTime(run, limit));

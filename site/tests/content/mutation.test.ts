import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {siteFacts} from '@aloft/content/facts';
import {readExampleFile} from '@aloft/content/samples';
import {parsePage} from '@aloft/content/pages';
import {recordPage} from '@aloft/content/transcripts';

/** The facts that tests change. Plain data comes first, because modules that derive from it are loaded after the change. */
const loadFacts = async () => ({
  ...(await import('@aloft/platform/commands')),
  ...(await import('@aloft/platform/limits')),
  ...(await import('@aloft/platform/states')),
  ...(await import('@aloft/platform/system')),
  ...(await import('@aloft/platform/errors')),
  manifestSchema: (await import('@aloft/platform/manifest')).manifestSchema as unknown as SchemaPart,
});
type Writable<T> = T extends string ? string : {-readonly [Key in keyof T]: Writable<T[Key]>};
type Facts = Writable<Awaited<ReturnType<typeof loadFacts>>>;

interface SchemaPart {
  properties: Record<string, SchemaPart>;
  required: string[];
  enum: string[];
  'x-maximum': string;
}

/** The schema of a property of a manifest's machine. */
const machineProperty = ({manifestSchema}: Facts, ...path: string[]) =>
  path.reduce((part, name) => part.properties[name]!, manifestSchema.properties.machine!);

const directory = join(__dirname, 'fixtures/mutation');
const context = {
  readExample: readExampleFile('.'),
  guides: [],
  components: new Set<string>(),
  sidebars: new Set<string>(),
};
const name = (file: string) => file.replace('docs/', '').replace('.mdx', '');

// The test's pages link to each other in a ring, so that none is reported as an orphan.
const files = readdirSync(directory).sort();
const pages = files.map((file, index) => {
  const next = files[(index + 1) % files.length] ?? '';
  const page = parsePage(
    `docs/${file}`,
    `${readFileSync(join(directory, file), 'utf8')}\nThen read [about the ${name(next)}](./${next}).\n`,
  );
  return parsePage(page.file, recordPage(page, siteFacts));
});

/** Checks the pages against changed facts. @returns the pages that fail */
async function failing(mutate: (facts: Facts) => void): Promise<string[]> {
  // The modules are reloaded, so that one test's change doesn't affect another.
  vi.resetModules();
  mutate((await loadFacts()) as unknown as Facts);
  const {siteFacts: changed} = await import('@aloft/content/facts');
  const {runChecks} = await import('@aloft/content/checks');
  const problems = (await runChecks(pages, {...context, facts: changed})).filter(({isWarning}) => !isWarning);
  return [...new Set(problems.map(({file}) => name(file)))].sort();
}

const commandNamed = ({commands}: Facts, words: string) => commands.find(({path}) => path.join(' ') === words)!;
const named = <T extends {name: string}>(facts: readonly T[], name: string) =>
  facts.find((each) => each.name === name)!;
const rename = (facts: readonly {name: string}[], from: string, to: string) => void (named(facts, from).name = to);

describe('a changed fact fails exactly the pages that depend on it', () => {
  it('fails no page without a change', async () => {
    expect(await failing(() => {})).toEqual([]);
  });

  it.each<[string, (facts: Facts) => void, string[]]>([
    [
      'rename a flag',
      (facts) => rename(commandNamed(facts, 'deploy').flags, 'message', 'note'),
      ['flag', 'inline-flag'],
    ],
    [
      'drop an enum value',
      (facts) => {
        // Changed in place, because the list of fields references the array.
        const {enum: modes} = machineProperty(facts, 'flash', 'mode');
        modes.splice(modes.indexOf('manual'), 1);
      },
      ['enum', 'inline-enum'],
    ],
    ['lower a limit', (facts) => void (machineProperty(facts, 'memory')['x-maximum'] = '32Gi'), ['limit']],
    ['change a quota that a page states', ({limits}) => void (limits.apps.value = 41), ['typed-limit']],
    ['require one more field', ({manifestSchema: schema}) => void schema.required.push('namespace'), ['required']],
    ['rename a state', ({stateMachines: {machine}}) => rename(machine.states, 'stopping', 'halting'), ['state']],
    [
      'rename a metric',
      ({metrics}) => rename(metrics, 'aloft_machine_wakes_total', 'aloft_machine_awakenings_total'),
      ['inline-metric', 'metric'],
    ],
    [
      'rename an error',
      ({errorCodes}) => void errorCodes.splice(errorCodes.indexOf('name_taken'), 1, 'name_used'),
      ['error'],
    ],
    [
      'add a value that a transcript shows as wrong',
      ({globalFlags}) => void named(globalFlags, 'output').values?.push('csv'),
      ['transcript'],
    ],
    ['rename a command', (facts) => void (commandNamed(facts, 'app get').path[1] = 'show'), ['command']],
  ])('%s', async (_, mutate, expected) => {
    expect(await failing(mutate)).toEqual(expected);
  });
});

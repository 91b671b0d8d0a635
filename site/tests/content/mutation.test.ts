import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteFacts} from '@aloft/content/facts';
import {readExampleFile} from '@aloft/content/samples';
import {parsePage} from '@aloft/content/pages';
import {recordPage} from '@aloft/content/transcripts';
import {findFact, findProperty} from './findFact';
import {findFailing, type FactModules} from './mutateFacts';

const directory = join(__dirname, 'fixtures/mutation');
const root = resolve(__dirname, '../../..');
const context = {
  readExample: readExampleFile(root),
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
const failing = async (mutate: (facts: FactModules) => void) => (await findFailing(pages, context, mutate)).map(name);

const flagOf = ({commands}: FactModules, command: string, flag: string) =>
  findFact(findFact(commands, ({path}) => path.join(' ') === command).flags, ({name: each}) => each === flag);

describe('a changed fact fails exactly the pages that depend on it', {timeout: 60_000}, () => {
  it('fails no page without a change', async () => {
    expect(await failing(() => {})).toEqual([]);
  });

  it.each<[string, (facts: FactModules) => void, string[]]>([
    ['rename a flag', (facts) => void (flagOf(facts, 'deploy', 'message').name = 'note'), ['flag', 'inline-flag']],
    [
      'drop an enum value',
      ({schema}) => {
        // Changed in place, because the list of fields references the array.
        const {enum: modes} = findProperty(schema, 'mode');
        modes.splice(modes.indexOf('manual'), 1);
      },
      ['enum', 'inline-enum'],
    ],
    ['lower a limit', ({schema}) => void (findProperty(schema, 'memory')['x-maximum'] = '32Gi'), ['limit']],
    [
      'change a quota that a page states',
      ({limits}) => void (findFact(Object.entries(limits), ([id]) => id === 'apps')[1].value = 41),
      ['typed-limit'],
    ],
    ['require one more field', ({schema}) => void schema.required.push('namespace'), ['required']],
    [
      'rename a state',
      ({machineStates}) => {
        const state = findFact(machineStates.states, (each) => each.name === 'stopping');
        state.name = 'halting';
      },
      ['state'],
    ],
    [
      'rename a metric',
      ({metrics}) =>
        void (findFact(metrics, (each) => each.name === 'aloft_machine_wakes_total').name =
          'aloft_machine_awakenings_total'),
      ['inline-metric', 'metric'],
    ],
    [
      'rename an error',
      ({errorCodes}) => void errorCodes.splice(errorCodes.indexOf('name_taken'), 1, 'name_used'),
      ['error'],
    ],
    [
      'add a value that a transcript shows as wrong',
      ({globalFlags}) => void findFact(globalFlags, (each) => each.name === 'output').values?.push('csv'),
      ['transcript'],
    ],
    [
      'rename a command',
      ({commands}) => void (findFact(commands, ({path}) => path.join(' ') === 'app get').path[1] = 'show'),
      ['command'],
    ],
  ])('%s', async (_, mutate, expected) => {
    expect(await failing(mutate)).toEqual(expected);
  });
});

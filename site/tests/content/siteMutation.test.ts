import {readdirSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {runChecks} from '@aloft/content/checks';
import {readExampleFile} from '@aloft/content/samples';
import {formatProblem} from '@aloft/content/problems';
import {brand} from '@aloft/platform/brand';
import {findFact, findProperty} from './findFact';
import {findFailing, type FactModules} from './mutateFacts';
import {context, pages} from './site';

const root = resolve(__dirname, '../../..');
// Another test reports problems without a mutation.
const known = new Set((await runChecks(pages, context)).map(formatProblem));
const readExample = readExampleFile(root);

/** The manifests of a sample's apps. */
const listManifests = (id: string) =>
  readdirSync(join(root, 'examples', id), {recursive: true, encoding: 'utf8'})
    .filter((file) => basename(file) === brand.manifest)
    .map((file) => `${id}/${file}`);

/** Text of each page with the example files that it includes, or deploys after `aloft init --template`. */
const texts = new Map(
  pages.map(({file, source}) => {
    const paths = [
      ...[...source.matchAll(/example="([^"#]+)/g)].map(([, path = '']) => path),
      ...[...source.matchAll(/^\$ .*--template (\S+)[^]*?^\$ aloft deploy/gm)].flatMap(([, id = '']) =>
        listManifests(id),
      ),
    ];
    return [file, [source, ...new Set(paths.map((path) => readExample(path) ?? ''))].join('\n')];
  }),
);

/** Pages that a plain text search finds, independently of our parsers. */
const search = (pattern: RegExp) => [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file);

const cases: [name: string, mutate: (facts: FactModules) => void, pattern: RegExp][] = [
  [
    'rename a flag that two commands share',
    ({commands}) => {
      const create = findFact(commands, ({path}) => path.join(' ') === 'volume create');
      findFact(create.flags, ({name}) => name === 'size').name = 'capacity';
    },
    // The API's field `size` has the name of the flag.
    /aloft vol(?:ume)?s? (?:create|resize)\b.*--size|^ +-d '\{.*"size":/m,
  ],
  [
    'raise the least of a field',
    ({schema}) => {
      findProperty(schema, 'memory')['x-minimum'] = '200Mi';
    },
    /^ +memory: 128Mi/m,
  ],
  [
    'rename a state',
    ({volumeStates}) => {
      findFact(volumeStates.states, ({name}) => name === 'resizing').name = 'growing';
      for (const step of volumeStates.transitions) {
        step.from = step.from.replace('resizing', 'growing');
        step.to = step.to.replace('resizing', 'growing');
      }
    },
    /`resizing`|^\$ aloft vol(?:ume)? resize/m,
  ],
];

describe('a changed fact fails exactly the pages of the site that depend on it', {timeout: 120_000}, () => {
  it.each(cases)('%s', async (_name, mutate, pattern) => {
    const expected = search(pattern);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(pages.length);
    expect(await findFailing(pages, context, mutate, known)).toEqual(expected);
  });
});

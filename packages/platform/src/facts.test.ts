import {expect, it} from 'vitest';
import {brand} from './brand';
import {parseInvocation} from './cli/parseInvocation';
import {limits} from './limits';
import {metrics} from './metrics';
import {resources} from './resources';
import {nextStates, stateMachines} from './states';
import {regions} from './system';

it.each(resources)('the fields of $kind have descriptions and examples', ({fields}) => {
  for (const {path, description, values, example} of fields) {
    expect(description, path).toMatch(/\.$/);
    if (values && example !== null) expect(values, path).toContain(example);
  }
});

// site/tests/content/promql.test.ts parses the queries.
it.each(metrics)('$name is used by its query, which answers a question', ({name, query, question}) => {
  expect(query).toContain(name);
  expect(question).toMatch(/\?$/);
});

it.each(Object.entries(limits))('the limit %s has a value and an id for anchors', (id, {value, text}) => {
  expect(id).toMatch(/^[a-z-]+$/);
  expect(value).toBeGreaterThan(0);
  expect(text).toMatch(/^\d/);
});

it.each(Object.values(stateMachines))(
  'states of a $kind have a meaning, transitions with a cause, and are all reachable',
  ({kind, states, initial, transitions}) => {
    for (const {name, meaning} of states) expect(meaning, name).toMatch(/^[A-Z].*\.$/);
    for (const {cause} of transitions) expect(cause.length).toBeGreaterThan(5);
    const reached = new Set<string>(initial);
    for (const name of reached) nextStates(kind, name).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual(states.map(({name}) => name).sort());
  },
);

it('regions have unique public addresses', () => {
  const addresses = regions.flatMap(({edge, outbound}) => [edge.ipv4, ...outbound]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('every host of the platform is reserved', () => {
  const {docsUrl, apiUrl, consoleUrl, chatUrl, installUrl, registryHost, appsDomain} = brand;
  const hosts = [docsUrl, apiUrl, consoleUrl, chatUrl, installUrl].map((url) => new URL(url).hostname);
  for (const host of [...hosts, registryHost, appsDomain]) expect(host).toMatch(/\.example$/);
});

/** Commands in the text of facts, between backticks or double quotes. */
it('commands named in facts exist', async () => {
  const {errors} = await import('./errors/catalog');
  const {manifestFields} = await import('./manifest/fields');
  const {commands} = await import('./cli/commands');
  const {errorDescriptions, limitDescriptions} = await import('./texts');
  const texts = [errors, errorDescriptions, stateMachines, manifestFields, commands, limitDescriptions, resources];
  const named = [...JSON.stringify(texts).matchAll(/(?:`|\\")(aloft(?: [a-z][a-z-]*)+)/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(50);
  for (const line of new Set(named)) {
    const result = parseInvocation(`${line} --help`);
    const words = line.split(' ').slice(1);
    const path = result.ok && result.kind === 'help' ? result.path : [];
    expect(path.length, `"${line}" leads nowhere`).toBeGreaterThan(0);
    expect(words.slice(0, path.length), line).toEqual(path);
  }
});

import {describe, expect, it} from 'vitest';
import {brand} from './brand';
import {parseInvocation} from './cli/parseInvocation';
import {controlEndpoints, controlEvents} from './system/controlSocket';
import {glossary} from './glossary';
import {limits} from './limits';
import {metrics} from './metrics';
import {regions} from './system/regions';
import {resources} from './resources';
import {sdks} from './system/sdks';

const unique = (values: readonly string[]): void => expect(new Set(values).size).toBe(values.length);

it.each(resources)('$kind has its own fields, with descriptions and examples', ({fields}) => {
  unique(fields.map(({path}) => path));
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

describe('glossary', () => {
  it('has unique terms that refer to each other', () => {
    const ids = glossary.map((term) => term.id);
    unique(ids);
    unique(glossary.map((term) => term.term));
    expect(ids.length).toBeGreaterThanOrEqual(40);
    for (const term of glossary) {
      for (const id of term.seeAlso) expect(ids, `${term.id} points at ${id}`).toContain(id);
      expect(term.seeAlso).not.toContain(term.id);
      expect(term.definition).toMatch(/^[A-Z`].*\.$/s);
    }
  });
});

it('regions have unique public addresses', () => {
  unique(regions.flatMap(({edge, outbound}) => [edge.ipv4, ...outbound]));
});

describe('control socket', () => {
  it('has JSON that parses', () => {
    for (const {id, request, response} of controlEndpoints) {
      if (request) JSON.parse(request);
      if (response.body && id !== 'events') JSON.parse(response.body);
    }
    for (const event of controlEvents) JSON.parse(event.data);
  });
});

it('SDKs have unique ids, and are installed by their package', () => {
  unique(sdks.map((sdk) => sdk.id));
  for (const sdk of sdks) expect(sdk.install).toContain(sdk.package.split(':').at(-1));
});

it('every host of the platform is reserved', () => {
  const urls = [brand.docsUrl, brand.apiUrl, brand.consoleUrl, brand.chatUrl, brand.installUrl].map(
    (url) => new URL(url).hostname,
  );
  for (const host of [...urls, brand.registryHost, brand.appsDomain]) expect(host).toMatch(/\.example$/);
});

/** Commands in the text of facts, between backticks or double quotes. */
it('commands named in facts exist', async () => {
  const {errors} = await import('./errors/catalog');
  const {stateMachines} = await import('./states');
  const {manifestFields} = await import('./manifest/fields');
  const {commands} = await import('./cli/commands');
  const text = JSON.stringify([errors, stateMachines, manifestFields, commands, limits, glossary, resources]);
  const named = [...text.matchAll(/(?:`|\\")(aloft(?: [a-z][a-z-]*)+)/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(50);
  for (const line of new Set(named)) {
    const result = parseInvocation(`${line} --help`);
    const words = line.split(' ').slice(1);
    const path = result.ok && result.kind === 'help' ? result.path : [];
    expect(path.length, `"${line}" leads nowhere`).toBeGreaterThan(0);
    const depth = path.length;
    expect(words.slice(0, depth), line).toEqual(path);
  }
});

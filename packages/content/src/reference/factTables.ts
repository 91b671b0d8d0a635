import {errorStatuses, successStatuses} from '@aloft/platform/api';
import {environmentVariables, exitCodes} from '@aloft/platform/commands';
import {controlEvents, defaultRegion, failures, regions, survival, tokenScopes} from '@aloft/platform/system';
import {codes, type Definition, definitionList, startSentence, table} from './nodes';
import type {Renderer} from './Renderer';

/** A table whose cells are texts of facts. */
const tableOf = (name: string, head: readonly string[], rows: () => readonly (readonly string[])[]): Renderer => ({
  name,
  render: () => [table(head, rows())],
});

/** A list of terms with their descriptions. */
const listOf = (name: string, rows: () => readonly Definition[]): Renderer => ({
  name,
  render: () => [definitionList(rows())],
});

const code = (value: string | number): string => codes([value]);

/** `<ApiStatuses kind="success" />` or `"error"`: HTTP statuses of the API. */
const apiStatuses: Renderer = {
  name: 'ApiStatuses',
  required: ['kind'],
  render: ({kind = ''}, {fail}) => {
    const successes = Object.entries(successStatuses).map(([status, text]) => [code(status), text]);
    if (kind === 'success') return [table(['Status', 'Meaning'], successes)];
    if (kind !== 'error') fail(`<ApiStatuses> has no kind "${kind}"`, 'write kind="success" or kind="error"');
    const failed = Object.entries(errorStatuses).map(([status, {cause, retry}]) => [code(status), cause, retry]);
    return [table(['Status', 'Cause', 'Retry?'], failed)];
  },
};

/** The elements that show a list of facts as a table or as terms with descriptions. */
export const factTables: readonly Renderer[] = [
  apiStatuses,
  tableOf('SurvivalTable', ['State', 'After a wake'], () => Object.entries(survival)),
  tableOf('FailureTable', ['Failure', 'Effect'], () => Object.entries(failures)),
  // The A and AAAA records of an apex domain.
  tableOf('EdgeAddressTable', ['Region', 'A record', 'AAAA record'], () =>
    regions.map(({id, edge}) => [code(id), code(edge.ipv4), code(edge.ipv6)]),
  ),
  tableOf('OutboundAddressTable', ['Region', 'Outbound IPv4 addresses'], () =>
    regions.map(({id, outbound}) => [code(id), codes(outbound)]),
  ),
  tableOf('RegionTable', ['Region', 'Location', 'Continent'], () =>
    regions.map(({id, city, country, continent}) => [
      id === defaultRegion ? `${code(id)} (default)` : code(id),
      `${city}, ${country}`,
      continent,
    ]),
  ),
  // Scopes of deploy tokens, the narrowest first.
  tableOf('ScopeTable', ['Scope', 'Permissions'], () =>
    Object.entries(tokenScopes).map(([name, allows]) => [code(name), allows]),
  ),
  listOf('ControlEvents', () =>
    Object.entries(controlEvents).map(([name, {when, data, advice}]) => ({
      id: `event-${name}`,
      term: code(name),
      body: [`${when} ${advice}`, `Data: ${code(data)}.`],
    })),
  ),
  listOf('EnvironmentTable', () =>
    environmentVariables.map(({name, flag, description}) => ({
      id: `env-${name}`,
      term: code(name),
      body: [flag ? `${description} The flag \`--${flag}\` overrides it.` : description],
    })),
  ),
  listOf('ExitCodes', () =>
    exitCodes.map(({code: number, meaning, handling}) => ({
      id: `exit-code-${number}`,
      term: code(number),
      body: [`${startSentence(meaning)}. ${handling}`],
    })),
  ),
];

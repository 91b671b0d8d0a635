import {errorStatuses, successStatuses} from '@aloft/platform/api';
import {environmentVariables, exitCodes} from '@aloft/platform/commands';
import {type LimitId, limitIds, limits} from '@aloft/platform/limits';
import {findResource, resources} from '@aloft/platform/resources';
import {controlEvents, defaultRegion, failures, regions, survival, tokenScopes} from '@aloft/platform/system';
import {limitDescriptions} from '@aloft/platform/texts';
import {nameRules} from '@aloft/platform/values';
import {adviseName} from '../problems';
import {codes, type Definition, definitionList, element, startSentence, table} from './nodes';
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
  required: {kind: ['success', 'error']},
  render: ({kind}) => {
    const successes = Object.entries(successStatuses).map(([status, text]) => [code(status), text]);
    if (kind === 'success') return [table(['Status', 'Meaning'], successes)];
    const failed = Object.entries(errorStatuses).map(([status, {cause, retry}]) => [code(status), cause, retry]);
    return [table(['Status', 'Cause', 'Retry?'], failed)];
  },
};

/** `<FieldTable kind="machine" />`: every field of a kind, with its type and an example. */
const fieldTable: Renderer = {
  name: 'FieldTable',
  required: {kind: resources.map(({kind}) => kind)},
  render: ({kind = ''}) => [
    definitionList(
      findResource(kind)!.fields.map(({path, type, values, description, example}) => {
        const shown = `Example: ${code(JSON.stringify(example))}.`;
        return {
          id: fieldId(kind, path),
          term: code(path),
          notes: [type],
          body: [description, values ? `One of ${codes(values)}. ${shown}` : shown],
        };
      }),
    ),
  ],
};

/** Anchor of a field: `machine-field-flash-mode`. */
export const fieldId = (kind: string, path: string): string => `${kind}-field-${path.replace(/\./g, '-')}`;

/** `<LimitTable scope="machine" />`: the limits of one or more scopes, separated by spaces. Defaults to all. */
const limitTable: Renderer = {
  name: 'LimitTable',
  optional: ['scope'],
  render: ({scope}, {fail}) => {
    const known: readonly string[] = [...new Set(limitIds.map((id) => limits[id].scope))];
    const wanted = scope?.split(' ') ?? known;
    const unknown = wanted.find((name) => !known.includes(name));
    if (unknown !== undefined) return fail(`"${unknown}" is not a scope of limits`, adviseName(unknown, known));
    const shown = limitIds.filter((id) => wanted.includes(limits[id].scope));
    return [
      definitionList(
        shown.map((id) => {
          const {label, text, raisable} = limits[id];
          const notes = [text, raisable ? 'raised on request' : ''];
          return {id: `limit-${id}`, term: startSentence(label), notes, body: [limitDescriptions[id]]};
        }),
      ),
    ];
  },
};

/** `<Limit id="request-held" />`: a limit in prose, such as "30 s". */
const limitValue: Renderer = {
  name: 'Limit',
  required: {id: limitIds},
  inline: true,
  // A non-breaking space keeps the number and its unit on one line.
  render: ({id}) => [{type: 'text', value: limits[id as LimitId].text.replace(/ /g, '\u00a0')}],
};

/** `<NameRules />`: the rules for resource names, each with an invalid name. */
const nameRuleList: Renderer = {
  name: 'NameRules',
  render: () => {
    const items = nameRules.map(({text, counterExample}) => {
      const example = element('small', {}, [`Not allowed: ${code(counterExample)}.`]);
      return element('li', {}, [`${text} `, element('br', {}), example]);
    });
    return [element('ol', {}, items)];
  },
};

/** The elements that show a list of facts as a table or as terms with descriptions. */
export const factTables: readonly Renderer[] = [
  apiStatuses,
  fieldTable,
  limitTable,
  limitValue,
  nameRuleList,
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

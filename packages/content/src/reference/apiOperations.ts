import {type ApiOperation, apiOperations, isList, listQueryParameters, tagOf} from '@aloft/platform/api';
import {renderEntry} from './commands/flags';
import {codes, type Definition, definitionList, element, jsx} from './nodes';
import type {Renderer} from './Renderer';

/** Groups of operations, by the part of the path that names the resource. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'Session and tokens': ['session', 'tokens'],
  Apps: ['apps'],
  Machines: ['machines'],
  Services: ['services'],
  Volumes: ['volumes'],
  Certificates: ['certificates'],
  Namespaces: ['namespaces', 'quotas', 'audit', 'metrics'],
};

/** `<ApiOperations />`: the explorer's button, and every operation of the API by group. */
export const apiOperationList: Renderer = {
  name: 'ApiOperations',
  render: () => [
    jsx('ApiExplorer'),
    ...Object.entries(groups).map(([title, areas]) => {
      const operations = apiOperations.filter((operation) => areas.includes(tagOf(operation)));
      const details = [definitionList(operations.map(describe))];
      return renderEntry(`api-${areas[0]}`, title, `${operations.length} operations`, details, 4);
    }),
  ],
};

function describe(operation: ApiOperation): Definition {
  const {id, method, path, summary, body = [], required = [], status, result} = operation;
  const query = [
    ...listQueryParameters(operation).map(({name}) => name),
    ...(isList(result) ? ['limit', 'cursor'] : []),
  ];
  const fields = body.map((field) => `\`${field.path}\`${required.includes(field.path) ? ' (required)' : ''}`);
  const facts = [
    `\`${method} ${path}\``,
    ...(query.length > 0 ? [`Query: ${codes(query)}.`] : []),
    ...(fields.length > 0 ? [`Body: ${fields.join(', ')}.`] : []),
    `Returns \`${status}\`.`,
  ];
  const attempt = element(
    'button',
    {type: 'button', className: ['clean-btn', 'al-link', 'ref-try'], value: id, ariaLabel: `Try ${id}`},
    ['Try it'],
  );
  return {id: `api-${id}`, term: `\`${id}\``, body: [summary, facts.join(' '), attempt]};
}

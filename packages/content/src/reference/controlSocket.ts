import type {RootContent} from 'mdast';
import {
  afterWake,
  controlCommands,
  type ControlEndpoint,
  controlEndpoints,
  controlEvents,
} from '@aloft/platform/system';
import {anchor, definitionList, element, fence, heading, paragraph, prose} from './nodes';
import {readDepth, type Renderer} from './Renderer';

/** `<ControlSocketReference />`: every endpoint of the control socket; `depth` defaults to 3. */
export const controlSocketReference: Renderer = {
  name: 'ControlSocketReference',
  optional: ['depth'],
  render: (attributes, context) =>
    controlEndpoints.flatMap((endpoint) => renderEndpoint(endpoint, readDepth(attributes, context))),
};

function renderEndpoint(
  {id, method, path, description, request, response, failures, command}: ControlEndpoint,
  depth: number,
): RootContent[] {
  return [
    heading(depth, `control-${id}`, [{type: 'inlineCode', value: `${method} ${path}`}]),
    paragraph(description),
    element('p', {className: ['ref-usage']}, [
      element('span', {className: ['ref-label']}, ['In the machine']),
      ' ',
      {type: 'inlineCode', value: command},
    ]),
    ...(request ? [fence('json', request, 'title="Request"')] : []),
    ...(response.body ? [] : [paragraph(`Returns \`${response.status}\` without a body.`)]),
    ...(response.body
      ? [
          fence(
            response.body.startsWith('{') ? 'json' : 'text',
            response.body.trimEnd(),
            `title="Response ${response.status}"`,
          ),
        ]
      : []),
    ...(failures.length > 0
      ? [paragraph(`Other responses: ${failures.map(({status, when}) => `\`${status}\` when ${when}`).join('; ')}.`)]
      : []),
  ];
}

/** `<ControlEvents />`: the events that the control socket streams, and how to react to each. */
export const controlEventTable: Renderer = {
  name: 'ControlEvents',
  render: () => [
    definitionList(
      controlEvents.map(({name, when, data, advice}) => ({
        term: [anchor(`event-${name}`, [{type: 'inlineCode', value: name}])],
        body: [paragraph(`${when} ${advice}`), paragraph(`Data: \`${data}\`.`)],
      })),
    ),
  ],
};

/** `<ControlCommands />`: the commands of the client in the machine. */
export const controlCommandTable: Renderer = {
  name: 'ControlCommands',
  render: () => [
    definitionList(
      controlCommands.map(({name, usage, description}) => ({
        term: [anchor(`ignitionctl-${name}`, [{type: 'inlineCode', value: usage}])],
        body: [paragraph(description)],
      })),
    ),
  ],
};

/** `<AfterWake />`: what changes for a process when its machine wakes, in order. */
export const afterWakeList: Renderer = {
  name: 'AfterWake',
  render: () => [
    element(
      'ol',
      {},
      afterWake.map((text) => element('li', {}, prose(text))),
    ),
  ],
};

import type {RootContent} from 'mdast';
import {type ControlEndpoint, controlEndpoints} from '@aloft/platform/system';
import {element, fence, heading, paragraph} from './nodes';
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

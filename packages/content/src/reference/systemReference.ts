import type {RootContent} from 'mdast';
import {type ControlEndpoint, controlEndpoints, type Sdk, sdks} from '@aloft/platform/system';
import {anchor, element, fence, heading, jsx, paragraph, prose} from './nodes';
import {readDepth, type Renderer} from './Renderer';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

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

/** `<SdkTable />`: every SDK with its package, requirements and installation, as tabs. */
export const sdkTable: Renderer = {
  name: 'SdkTable',
  render: () => [jsx('Tabs', {groupId: 'sdk'}, sdks.map(renderSdk))],
};

function renderSdk({
  id,
  language,
  package: name,
  state,
  install,
  installLanguage,
  requires,
  note,
}: Sdk): MdxJsxFlowElement {
  return jsx('TabItem', {value: id, label: language}, [
    fence(installLanguage, install),
    element('p', {}, [
      anchor(`sdk-${id}`, [{type: 'inlineCode', value: name}]),
      ...prose([` (${state}) requires ${requires} or later.`, note].filter(Boolean).join(' ')),
    ]),
  ]);
}

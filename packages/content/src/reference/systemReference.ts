import type {RootContent} from 'mdast';
import {type ControlEndpoint, controlEndpoints, type Sdk, sdks} from '@aloft/platform/system';
import {anchor, element, fence, heading, jsx, paragraph} from './nodes';
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
  {id, method, path, description, request, response, failures, usage}: ControlEndpoint,
  depth: number,
): RootContent[] {
  return [
    heading(depth, `control-${id}`, `\`${method} ${path}\``),
    paragraph(description),
    element('p', {className: ['ref-usage']}, [
      element('span', {className: ['ref-label']}, ['In the machine']),
      ` \`${usage.replace('TTL', '10m')}\``,
    ]),
    ...(request ? [fence('json', request, 'title="Request"')] : []),
    response.body
      ? fence(
          response.body.startsWith('{') ? 'json' : 'text',
          response.body.trimEnd(),
          `title="Response ${response.status}"`,
        )
      : paragraph(`Returns \`${response.status}\` without a body.`),
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

const languageOf = (install: string): string =>
  install.startsWith('<') ? 'xml' : install.startsWith('terraform') ? 'hcl' : 'bash';

function renderSdk(sdk: Sdk): MdxJsxFlowElement {
  const {id, state, requires, note} = sdk;
  return jsx('TabItem', {value: id, label: sdk.language}, [
    fence(languageOf(sdk.install), sdk.install),
    element('p', {}, [
      anchor(`sdk-${id}`, `\`${sdk.package}\``),
      ` (${state}) requires ${requires} or later.${note ? ` ${note}` : ''}`,
    ]),
  ]);
}

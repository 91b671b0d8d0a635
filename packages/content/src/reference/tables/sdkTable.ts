import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {sdkAreas, sdks, type Sdk} from '@aloft/platform/system';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {element} from '../nodes/element';
import {fence} from '../nodes/fence';
import {jsx} from '../nodes/jsx';
import {paragraph, prose} from '../nodes/prose';
import {table} from '../nodes/table';
import type {Renderer} from '../Renderer';

/** `<SdkTable />`: every SDK with its package, requirements and installation, as tabs. */
export const sdkTable: Renderer = {
  name: 'SdkTable',
  render: () => [jsx('Tabs', {groupId: 'sdk'}, sdks.map(renderSdk))],
};

/** `<SdkCoverage />`: the areas of the API that each SDK covers. */
export const sdkCoverage: Renderer = {
  name: 'SdkCoverage',
  render: () => [
    table(
      ['SDK', 'Covers'],
      sdks.map(({language, coverage}) => [
        [{type: 'text', value: language}],
        [{type: 'text', value: coverage.length === Object.keys(sdkAreas).length ? 'everything' : coverage.join(', ')}],
      ]),
    ),
  ],
};

/** `<SdkAreas />`: the areas of the API that SDKs cover. */
export const sdkAreaTable: Renderer = {
  name: 'SdkAreas',
  render: () => [
    definitionList(
      Object.entries(sdkAreas).map(([area, description]) => ({
        term: [{type: 'text', value: area}],
        body: [paragraph(description)],
      })),
    ),
  ],
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

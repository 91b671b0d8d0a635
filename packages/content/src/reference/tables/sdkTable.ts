import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {components, type Sdk, sdkAreas, sdks, supportAccess, type SupportAccess} from '@aloft/platform/system';
import {anchor, definitionList, element, fence, jsx, paragraph, prose, table} from '../nodes';
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

const words: Readonly<Record<SupportAccess['access'], string>> = {
  always: 'Yes',
  granted: 'With your permission',
  never: 'No',
};

/** `<SupportTable />`: what support engineers can see. */
export const supportTable: Renderer = {
  name: 'SupportTable',
  render: () => [
    table(
      ['Data', 'Visible to support', 'Note'],
      supportAccess.map(({data, access, note}) => [prose(data), prose(words[access]), prose(note)]),
    ),
  ],
};

/** `<ComponentTable />`: the platform's components, with the location and purpose of each. */
export const componentTable: Renderer = {
  name: 'ComponentTable',
  render: () => [
    definitionList(
      components.map(({name, where, description}) => ({
        term: prose(`${name}, ${where}`),
        body: [paragraph(description)],
      })),
    ),
  ],
};

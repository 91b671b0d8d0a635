import type {RootContent} from 'mdast';
import {sdkAreas, sdks, type Sdk} from '../../../platform/sdks';
import {definitionList} from '../nodes/definitionList';
import {element} from '../nodes/element';
import {fence} from '../nodes/fence';
import {heading} from '../nodes/heading';
import {paragraph} from '../nodes/prose';
import {readDepth} from '../readDepth';
import {table} from '../nodes/table';
import type {Renderer} from '../Renderer';

/** `<SdkTable />`: every SDK with its package, requirements and installation; `depth` defaults to 3. */
export const sdkTable: Renderer = {
  name: 'SdkTable',
  optional: ['depth'],
  render: (attributes, context) => sdks.flatMap((sdk) => renderSdk(sdk, readDepth(attributes, context))),
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
      'compact',
    ),
  ],
};

function renderSdk(
  {id, language, package: name, state, install, installLanguage, requires, note}: Sdk,
  depth: number,
): RootContent[] {
  return [
    heading(depth, `sdk-${id}`, [{type: 'text', value: language}]),
    element('p', {className: ['ref-notes']}, [{type: 'inlineCode', value: name}, ' ', element('small', {}, [state])]),
    paragraph([`Requires ${requires} or later.`, note].filter(Boolean).join(' ')),
    fence(installLanguage, install),
  ];
}

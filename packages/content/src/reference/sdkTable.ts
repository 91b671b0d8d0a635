import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {type Sdk, sdks} from '@aloft/platform/system';
import {anchor, element, fence, jsx, prose} from './nodes';
import type {Renderer} from './Renderer';

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

import {components} from '@aloft/platform/system';
import {definitionList} from '../nodes/definitionList';
import {paragraph, prose} from '../nodes/prose';
import type {Renderer} from '../Renderer';

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

import {defaultRegion, regions} from '@aloft/platform/system';
import {table} from '../nodes/table';
import type {Renderer} from '../Renderer';

/** `<RegionTable />`: the regions and their locations. */
export const regionTable: Renderer = {
  name: 'RegionTable',
  render: () => [
    table(
      ['Region', 'Location', 'Continent'],
      regions.map(({id, city, country, continent}) => [
        [
          {type: 'inlineCode', value: id},
          ...(id === defaultRegion ? [{type: 'text' as const, value: ' (default)'}] : []),
        ],
        [{type: 'text', value: `${city}, ${country}`}],
        [{type: 'text', value: continent}],
      ]),
    ),
  ],
};

import type {PhrasingContent} from 'mdast';
import {defaultRegion, logDrainProtocols, regions} from '@aloft/platform/system';
import {prose, table} from '../nodes';
import type {Renderer} from '../Renderer';

const code = (value: string): PhrasingContent[] => [{type: 'inlineCode', value}];

function list(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) => [...(index > 0 ? prose(', ') : []), ...code(value)]);
}

/** `<EdgeAddressTable />`: the IP addresses for the A and AAAA records of an apex domain. */
export const edgeAddressTable: Renderer = {
  name: 'EdgeAddressTable',
  render: () => [
    table(
      ['Region', 'A record', 'AAAA record'],
      regions.map(({id, edge}) => [code(id), code(edge.ipv4), code(edge.ipv6)]),
    ),
  ],
};

/** `<OutboundAddressTable />`: the source IP addresses of connections from machines to the internet. */
export const outboundAddressTable: Renderer = {
  name: 'OutboundAddressTable',
  render: () => [
    table(
      ['Region', 'Outbound IPv4 addresses'],
      regions.map(({id, outbound}) => [code(id), list(outbound)]),
    ),
  ],
};

/** `<LogDrainTable />`: the protocols of log drains. */
export const logDrainTable: Renderer = {
  name: 'LogDrainTable',
  render: () => [
    table(
      ['Protocol', 'URL', 'Format'],
      logDrainProtocols.map(({name, url, sends}) => [prose(name), code(url), prose(sends)]),
    ),
  ],
};

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

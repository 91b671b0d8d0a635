import {supportAccess, type SupportAccess} from '@aloft/platform/system';
import {prose} from '../nodes/prose';
import {table} from '../nodes/table';
import type {Renderer} from '../Renderer';

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

import {tokenScopes} from '@aloft/platform/system';
import {prose} from '../nodes/prose';
import {table} from '../nodes/table';
import type {Renderer} from '../Renderer';

/** `<ScopeTable />`: scopes of deploy tokens, the narrowest first. */
export const scopeTable: Renderer = {
  name: 'ScopeTable',
  render: () => [
    table(
      ['Scope', 'Permissions'],
      tokenScopes.map(({name, allows}) => [[{type: 'inlineCode', value: name}], prose(allows)]),
    ),
  ],
};

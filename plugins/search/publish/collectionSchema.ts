import type {CollectionCreateSchema} from 'typesense';
import {levels} from '../../../platform/search/types';

/** The schema of a collection of records. */
export function collectionSchema(name: string): CollectionCreateSchema {
  const text = {type: 'string', optional: true} as const;
  return {
    name,
    enable_nested_fields: true,
    token_separators: ['_', '-', '.'],
    default_sorting_field: 'weight.page_rank',
    fields: [
      ...levels.map((level) => ({name: `hierarchy.${level}`, ...text})),
      {name: 'content', ...text},
      {name: 'anchor', ...text, index: false},
      {name: 'url', type: 'string', index: false, optional: true},
      {name: 'url_without_anchor', type: 'string', facet: true},
      {name: 'type', type: 'string', facet: true},
      {name: 'language', type: 'string', facet: true},
      {name: 'docusaurus_tag', type: 'string', facet: true},
      {name: 'weight.level', type: 'int32'},
      {name: 'weight.position', type: 'int32'},
      {name: 'weight.page_rank', type: 'int32'},
    ],
  };
}

export type {IndexCore} from './indexFormat';
export {
  areas,
  coreFile,
  indexDirectory,
  queryLimit,
  type Area,
  type Kind,
  type PageHits,
  type SearchAnswer,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
  type SearchRecord,
  type Segment,
} from './types';

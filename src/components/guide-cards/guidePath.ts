import type {Guide} from './guides';

/** Route of a guide: a doc named `index` stands at its folder. */
export default function guidePath({id}: Pick<Guide, 'id'>): string {
  return `/docs/guides-and-samples/${id.replace(/\/index$/, '/')}`;
}

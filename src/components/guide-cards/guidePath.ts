import type {Guide} from './guides';

/** Route of a guide. A doc named `index` has the route of its directory. */
export default function guidePath({id}: Pick<Guide, 'id'>): string {
  return `/docs/guides-and-samples/${id.replace(/\/index$/, '/')}`;
}

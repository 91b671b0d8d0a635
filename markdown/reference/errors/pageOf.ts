import type {Place} from '../../problems/Problem';

/** The address of the page in which an element stands: `/docs/resources/apps`. */
export function pageOf({file}: Place): string {
  return `/${file.replace(/(\/index)?\.mdx?$/, '')}`;
}

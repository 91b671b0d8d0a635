import type {Place} from '../../problems/Problem';

/** The path of the page that contains an element: `/docs/resources/apps`. */
export function pageOf({file}: Place): string {
  return `/${file.replace(/(\/index)?\.mdx?$/, '')}`;
}

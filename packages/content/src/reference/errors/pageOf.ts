import type {Place} from '../../problems';
import {locatePage} from '../../versions/locatePage';

/** The path of the page that contains an element, or of the page that it translates: `/docs/resources/apps`. */
export function pageOf({file}: Place): string {
  const page = locatePage(file)?.page ?? file;
  return `/${page.replace(/(\/index)?\.mdx?$/, '')}`;
}

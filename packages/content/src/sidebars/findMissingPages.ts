import {suggest} from '@aloft/platform/values';
import type {Problem} from '../problems/Problem';
import type {SidebarPage} from './SidebarPage';

/**
 * Finds sidebar entries without a page.
 *
 * @param files paths of the pages from the project's root
 */
export function findMissingPages(entries: readonly SidebarPage[], files: readonly string[]): Problem[] {
  const ids = files.map((file) => file.replace(/^docs\//, '').replace(/\.mdx?$/, ''));
  const known = new Set(ids);
  return entries
    .filter(({id}) => !known.has(id))
    .map(({id, file, line}) => {
      const meant = suggest(id, ids);
      const how =
        meant === undefined ? 'name an existing page, or remove the entry' : `write \`${meant}\`, or remove the entry`;
      return {file, line, what: `the sidebar names the page \`${id}\`, but docs/${id}.mdx does not exist`, how};
    });
}

import {suggest} from '@aloft/platform/values';
import type {Place, Problem} from '../problems';

/** A page that a sidebar names, and the location of the entry. */
export interface SidebarPage extends Place {
  /** Path of the page below `docs/`, without its extension. */
  readonly id: string;
}

/**
 * Lists the pages in the sidebars, in order. Guides come from records, which have their own check.
 *
 * @param sidebars the sidebars in Docusaurus's format
 * @param file path of their module from the project's root
 * @param source text of that module, in which entries are located
 */
export function listSidebarPages(sidebars: unknown, file: string, source: string): SidebarPage[] {
  const lines = source.split('\n');
  return Object.values(sidebars as object).flatMap((sidebar) =>
    collectIds(sidebar).flatMap((id) => {
      const line = findLine(id, lines);
      return line === undefined ? [] : [{id, file, line}];
    }),
  );
}

function collectIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(collectIds);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, items, link} = item as {type?: string; id?: unknown; items?: unknown; link?: unknown};
  const own = typeof id === 'string' && (type === 'doc' || type === 'ref') ? [id] : [];
  return [...own, ...collectIds(link), ...collectIds(items)];
}

/** Line of the string with the longest matching end of an id, because the module may compose ids from parts. */
function findLine(id: string, lines: readonly string[]): number | undefined {
  const parts = id.split('/');
  for (let start = 0; start < parts.length; start += 1) {
    const end = parts.slice(start).join('/');
    const index = lines.findIndex((line) => ["'", '"', '`', '/'].some((before) => endsString(line, before + end)));
    if (index >= 0) return index + 1;
  }
  return undefined;
}

function endsString(line: string, text: string): boolean {
  return ["'", '"', '`'].some((quote) => line.includes(text + quote));
}

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

import type {Twin} from './Twin';

/** Pages below one directory, such as `/docs/resources`. */
export interface TwinSection {
  /** Path of the directory with the base URL, without a slash at its end. */
  readonly path: string;
  readonly title: string;
  readonly twins: readonly Twin[];
}

/**
 * Groups pages by the directory below the docs root. Pages that aren't in such a directory, or
 * are alone in it, come first.
 * A section is named after its index page, or else after its category in the sidebar.
 */
export function groupTwins(twins: readonly Twin[], baseUrl: string): readonly TwinSection[] {
  const groups = new Map<string, Twin[]>();
  for (const twin of twins) {
    const [root = '', directory] = twin.path.slice(baseUrl.length).split('/');
    const section = `${baseUrl}${root}/${directory}`;
    const hasNeighbors = twins.some((other) => other !== twin && `${other.path}/`.startsWith(`${section}/`));
    const key = directory !== undefined && hasNeighbors ? section : baseUrl;
    groups.set(key, [...(groups.get(key) ?? []), twin]);
  }
  return [...groups]
    .map(([path, members]) => ({path, title: nameSection(path, members, baseUrl), twins: members}))
    .sort((a, b) => Number(b.path === baseUrl) - Number(a.path === baseUrl));
}

function nameSection(path: string, members: readonly Twin[], baseUrl: string): string {
  if (path === baseUrl) return 'Overview';
  const index = members.find((member) => member.path === path);
  return index?.title ?? members[0]?.section ?? members[0]?.title ?? path;
}

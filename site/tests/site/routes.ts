import {readFileSync} from 'node:fs';
import {readGuides} from '@aloft/content/guides';

/** A page of the site. */
export interface SiteRoute {
  /** With a slash at its end if the page is the index of a directory. */
  readonly path: string;
  /** The sidebar of the page; undefined for pages without one. */
  readonly sidebar?: 'documentation' | 'guides' | 'sdks';
}

/** Every page of the site: the specified ones, guides with a record, and `/docs`, which is the landing page too. */
export const routes: readonly SiteRoute[] = [
  ...new Set([...readSpecification(), ...readGuides(process.cwd()).map(({path}) => path)]),
].map((path) => ({path, sidebar: sidebarOf(path)}));

/** Routes that SPECIFICATION.md requires, from the list in section 2. */
function readSpecification(): string[] {
  const text = readFileSync('site/SPECIFICATION.md', 'utf8');
  const [, list = ''] = /^```text routes\n([^`]+)^```$/m.exec(text) ?? [];
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, directory = line, names] = /^(.*)\{(.*)\}$/.exec(line) ?? [];
      return names === undefined ? [directory] : names.split(',').map((name) => directory + name);
    });
}

/** The sidebar of a page by section 2 of SPECIFICATION.md. */
function sidebarOf(path: string): SiteRoute['sidebar'] {
  if (!path.startsWith('/docs/') || /^\/docs\/(backup|common|placeholder)\b/.test(path)) return undefined;
  if (path.startsWith('/docs/guides-and-samples/')) return 'guides';
  return path.startsWith('/docs/sdks/') ? 'sdks' : 'documentation';
}

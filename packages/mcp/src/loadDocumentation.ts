import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {coreFile, indexDirectory, type IndexCore, type PageHits} from '@aloft/search';
import {createEngine} from '@aloft/search/engine';

/** A page of the built site. */
export interface DocumentationPage {
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
  readonly description: string;
  /** The Markdown version, with front matter. */
  readonly markdown: string;
}

/** The built site as data. */
export interface Documentation {
  readonly pages: readonly DocumentationPage[];
  /** Finds a page by its URL or path, with or without `.md` and an anchor. */
  readonly find: (address: string) => DocumentationPage | undefined;
  /** Searches with the engine and ranking of the site. @returns the best pages first */
  readonly search: (query: string, limit: number) => Promise<readonly PageHits[]>;
  /** Absolute URL of a path of the site, with or without its base URL. */
  readonly urlOf: (path: string) => string;
}

/**
 * Loads a built site from a directory.
 * @throws Error if the directory doesn't contain `llms.txt`, which lists the pages
 */
export function loadDocumentation(directory: string): Documentation {
  const index = path.join(directory, 'llms.txt');
  if (!existsSync(index)) throw new Error(`${index} is missing. Run \`npm run build\` first.`);
  const links = [...readFileSync(index, 'utf8').matchAll(/^- \[(.+?)\]\((\S+?)\)(?:: (.*))?$/gm)];
  // The bundles of sections are below the site's base URL.
  const [base] = links
    .map(([, , url = '']) => url)
    .filter((url) => url.endsWith('/llms-full.txt'))
    .sort((a, b) => a.length - b.length);
  if (base === undefined) throw new Error(`${index} doesn't link to llms-full.txt, so its base URL is unknown.`);
  const root = new URL('.', base);
  const pages = links
    .filter(([, , url = '']) => url.endsWith('.md'))
    .map(([, title = '', url = '', description = '']) => {
      const markdown = readFileSync(path.join(directory, url.slice(root.href.length)), 'utf8');
      return {title, url: /^url: (.+)$/m.exec(markdown)?.[1] ?? url, description, markdown};
    });
  const byPath = new Map(pages.map((page) => [normalize(page.url), page]));
  const engine = createEngine((file) => readFile(path.join(directory, indexDirectory, file), 'utf8'));
  const core = JSON.parse(readFileSync(path.join(directory, indexDirectory, coreFile), 'utf8')) as IndexCore;
  const tags = core.pages.map(({scope}) => scope.split(' ')[1] ?? '');

  function resolve(address: string): URL {
    return new URL(address.startsWith(root.pathname) ? address : address.replace(/^\//, './'), root);
  }
  function normalize(address: string): string {
    const {pathname} = resolve(address);
    return pathname.replace(/\/index\.md$|\.md$/, '').replace(/\/+$/, '') || '/';
  }
  const find = (address: string) => (URL.canParse(address, root) ? byPath.get(normalize(address)) : undefined);
  return {
    pages,
    find,
    urlOf: (address) => resolve(address).href,
    search: async (text, limit) => {
      const query = {
        text,
        isSubmitted: true,
        page: 0,
        pageSize: pages.length,
        hitsPerPage: 2,
        language: 'en',
        tags: [...new Set(tags)],
      };
      const answer = await engine.search(query);
      return answer.pages.filter((page) => find(page.path) !== undefined).slice(0, limit);
    },
  };
}

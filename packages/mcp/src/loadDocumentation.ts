import {coreFile, indexDirectory, type IndexCore} from '@aloft/search';
import {createEngine} from '@aloft/search/engine';

/**
 * Loads a built site.
 * @param readFile reads a file of the site; its path is below the base URL
 * @throws Error if the site doesn't contain `llms.txt`, which lists the pages
 */
export async function loadDocumentation(readFile: (file: string) => Promise<string>) {
  const links = [...(await readFile('llms.txt')).matchAll(/^- \[(.+?)\]\((\S+?)\)(?:: (.*))?$/gm)];
  // The bundles of sections are below the site's base URL.
  const [base] = links
    .map(([, , url = '']) => url)
    .filter((url) => url.endsWith('/llms-full.txt'))
    .sort((a, b) => a.length - b.length);
  if (base === undefined) throw new Error("llms.txt doesn't link to llms-full.txt, so its base URL is unknown.");
  const root = new URL('.', base);
  const pages = links
    .filter(([, , url = '']) => url.endsWith('.md'))
    .map(([, title = '', url = '', description = '']) => {
      const file = url.slice(root.href.length);
      return {title, url: root.href + file.replace(/(?:(?:^|\/)index)?\.md$/, ''), description, file};
    });
  const byPath = new Map(pages.map((page) => [normalize(page.url), page]));
  const readIndex = (file: string) => readFile(`${indexDirectory}/${file}`);
  const engine = createEngine(readIndex);
  const core = JSON.parse(await readIndex(coreFile)) as IndexCore;
  const tags = [...new Set(core.pages.map(({scope}) => scope.split(' ')[1] ?? ''))];

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
    /** Finds a page by its URL or path, with or without `.md` and an anchor. */
    find,
    /** The Markdown version of a page, with front matter. */
    read: ({file}: (typeof pages)[number]) => readFile(file),
    /** The Markdown versions of all pages, one after the other. */
    readAll: () => readFile('llms-full.txt'),
    /** Absolute URL of a path of the site, with or without its base URL. */
    urlOf: (address: string) => resolve(address).href,
    /** Searches with the engine and ranking of the site. @returns the best pages first */
    search: async (text: string, limit: number) => {
      const all = {page: 0, pageSize: pages.length, hitsPerPage: 2};
      const answer = await engine.search({text, isSubmitted: true, language: 'en', tags, ...all});
      return answer.pages.filter((page) => find(page.path) !== undefined).slice(0, limit);
    },
  };
}

/** The built site as data. */
export type Documentation = Awaited<ReturnType<typeof loadDocumentation>>;

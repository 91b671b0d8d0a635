import registry from '@generated/registry';
import prefetch from '@docusaurus/core/lib/client/prefetch';

declare const __webpack_require__: {
  /** Where the site's files stand. */
  readonly p: string;
  /** The path of a chunk's stylesheet, with the word `undefined` for one that has none. */
  readonly miniCssF: (chunk: string) => string;
};

/** Addresses of the stylesheets that a page's script comes with: the function that loads it names all of its files. */
function sheetsOf(chunk: string): readonly string[] {
  const load = String(registry[chunk]?.[0]);
  return [...load.matchAll(/\.e\("([\w-]+)"\)/g)]
    .map(([, file = '']) => __webpack_require__.miniCssF(file))
    .filter((path) => !path.includes('undefined'))
    .map((path) => __webpack_require__.p + path);
}

const isHere = (sheet: string) =>
  document.querySelector(
    `[data-href="${sheet}"], link[rel=stylesheet][href="${sheet}"], link[rel=prefetch][href="${sheet}"]`,
  );

/** Docusaurus fetches ahead the script of a page alone. Here its stylesheets come too: a page shows when it has both. */
export default function prefetchFiles(script: string): Promise<void> {
  const [chunk = ''] = script.split('/').at(-1)!.split('.');
  for (const sheet of sheetsOf(chunk)) if (!isHere(sheet)) void prefetch(sheet);
  return prefetch(script);
}

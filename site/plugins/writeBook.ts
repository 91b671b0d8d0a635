import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {brand} from '@aloft/platform/brand';
import type * as MakeBook from './makeBook';
import type {BookParts} from './makeBook';
import {reuse} from './reuse';

/** The styles of drawings with the colors of light mode, because readers don't support variables. */
function readDrawingStyles(site: string, source: string): string {
  const [, light = ''] = /:root \{(.*?)\n\}/s.exec(readFileSync(path.join(source, 'src/css/tokens.css'), 'utf8')) ?? [];
  const values = new Map([...light.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  const resolve = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? 'inherit'));
  const folder = path.join(site, 'assets/css');
  const files = readdirSync(folder).filter((file) => /^(?:Diagram|state-diagram)\..*\.css$/.test(file));
  return resolve(files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join(''));
}

/** Writes an EPUB with all pages of a locale, from their Markdown versions. */
export async function writeBook(
  {twins, drawings}: Pick<BookParts, 'twins' | 'drawings'>,
  {siteDir, siteConfig, baseUrl, generatedFilesDir, i18n}: LoadContext,
  {outDir}: Props,
): Promise<void> {
  const root = siteConfig.url + baseUrl;
  const chosen = twins.filter((twin) => `${twin.path}/`.startsWith(`${baseUrl}docs/`));
  const styles = readDrawingStyles(outDir, siteDir);
  const parts = {twins: chosen, drawings, styles, language: i18n.currentLocale};
  const images = chosen
    .flatMap(({markdown}) => [...markdown.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)])
    .map(([, url = '']) => url.startsWith(root) && readFileSync(path.join(outDir, url.slice(root.length)), 'base64'));
  const text = await reuse('book', JSON.stringify([parts, root, images]), async () => {
    // Loaded only when it's needed, as is what it imports.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript
    const {makeBook} = require('./makeBook') as typeof MakeBook;
    const book = await makeBook(parts, root, outDir, generatedFilesDir);
    return book.toString('base64');
  });
  const book = Buffer.from(text, 'base64');
  writeFileSync(path.join(outDir, `${brand.cli}.epub`), book);
  console.log(`Book: ${chosen.length} pages, ${Math.round(book.length / 1024)} KiB.`);
}

import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type {Section} from '../../../plugins/search/groupSections';
import {launchBrowser} from '../launchBrowser';
import {importTool} from './importTool';
import type {RivalEngine} from './RivalEngine';

/** The part of the package's API that the comparison uses. */
interface Pagefind {
  createIndex(): Promise<{
    index: {
      addHTMLFile(file: {url: string; content: string}): Promise<unknown>;
      writeFiles(options: {outputPath: string}): Promise<unknown>;
    };
  }>;
  close(): Promise<unknown>;
}
interface PagefindInBrowser {
  search(text: string): Promise<{results: readonly {data(): Promise<{url: string}>}[]}>;
}

const mostPages = 10;
const escape = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** Renders sections as an HTML page, the input format of Pagefind. */
function writePage(sections: readonly Section[]): string {
  const parts = sections.map(({anchor, headings, text}) => {
    const heading = anchor === '' ? '' : `<h2 id="${anchor}">${escape(headings.at(-1) ?? '')}</h2>`;
    return heading + text.map((part) => `<p>${escape(part)}</p>`).join('');
  });
  const title = escape(sections[0]!.page.title);
  return `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${parts.join('')}</main></body></html>`;
}

/** Pagefind, which runs only in a browser. Its files are already compressed. */
export const pagefind: RivalEngine = {
  name: 'Pagefind 1.5.2',
  fill: async (sections) => {
    const {createIndex, close} = await importTool<Pagefind>('pagefind', 'lib/index.js');
    const directory = mkdtempSync(path.join(tmpdir(), 'aloft-pagefind-'));
    const bundle = path.join(directory, 'pagefind');
    mkdirSync(bundle);
    writeFileSync(path.join(directory, 'index.html'), '<title>Search</title>');
    const {index} = await createIndex();
    for (const url of new Set(sections.map(({page}) => page.path))) {
      await index.addHTMLFile({url, content: writePage(sections.filter(({page}) => page.path === url))});
    }
    await index.writeFiles({outputPath: bundle});
    await close();
    const files = readdirSync(bundle, {recursive: true, encoding: 'utf8'});
    // The site's own server has a Content-Security-Policy that blocks WebAssembly, which Pagefind needs.
    const server = createServer(sirv(directory));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(origin);
    return {
      bytes: files
        .filter((file) => /\.pf_(?:index|meta|filter)$/.test(file))
        .reduce((sum, file) => sum + statSync(path.join(bundle, file)).size, 0),
      find: (text) =>
        page.evaluate(
          async ([from, asked, most]) => {
            const engine = (await import(from)) as PagefindInBrowser;
            const {results} = await engine.search(asked);
            const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
            return found.map(({url}) => url);
          },
          [`${origin}/pagefind/pagefind.js`, text, mostPages] as const,
        ),
      close: async () => {
        await browser.close();
        server.closeAllConnections();
        server.close();
        rmSync(directory, {recursive: true, force: true});
      },
    };
  },
};

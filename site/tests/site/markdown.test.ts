import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {brand} from '@aloft/platform/brand';
import {readPage} from './readPage';
import {routes} from './routes';

const pages = routes.map(({path: route}) => route.replace(/(.)\/$/, '$1')).filter((route) => route !== '/search');
const fileOf = (route: string) => (route === '/' ? '/index.md' : `${route}.md`);
const read = (file: string) => readFileSync(path.join('build', file), 'utf8');
const isBuilt = (pathname: string) =>
  existsSync(path.join('build', pathname, 'index.html')) || /\.\w+$/.test(pathname.replace(/.*\//, ''));

/** Without the invisible text of a link to a heading. */
const readText = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

describe.each(pages)('the Markdown version of %s', (route) => {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(read(fileOf(route))) ?? [];
  const prose = body.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2$/gm, '').replace(/(`+)[\s\S]*?\1/g, '');

  it('has the title, description, URL and date of the page', () => {
    const meta = parse(frontMatter) as Record<string, string>;
    const $ = readPage(route);
    expect(meta.url).toBe(brand.docsUrl + route);
    expect(meta.description).toBe($('meta[name=description]').attr('content'));
    // The date is missing on pages that aren't documentation, and in a build without a git history.
    expect(meta.date).toBe($('main time[datetime]').attr('datetime')?.slice(0, 10));
    expect(body.startsWith(`# ${meta.title}\n`), body.slice(0, 80)).toBe(true);
    expect(body).not.toContain('{/* behavior');
    expect($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(fileOf(route));
  });

  it('has the headings and code blocks of the page, and no HTML', () => {
    const $ = readPage(route);
    const main = $('main');
    const headings = main.find('h1, h2, h3, h4, h5, h6').toArray();
    const shown = headings.map((heading) => `${heading.tagName.slice(1)} ${readText($(heading).text())}`);
    const tree = unified().use(remarkParse).use(remarkGfm).parse(body);
    const written: string[] = [];
    visit(tree, 'heading', (heading) => void written.push(`${heading.depth} ${readText(toString(heading))}`));
    expect(written).toEqual(shown);
    const fences = body.match(/^ *(?:[-\d.]+ +)?```+\S* ?.*$/gm) ?? [];
    expect(fences.length / 2).toBe(main.find('pre').length);
    expect(prose.match(/<\/?[a-z][^>]*>|\u200b/g) ?? []).toEqual([]);
  });

  it('links to pages that exist, by absolute URLs', () => {
    const targets = [...prose.matchAll(/\]\(([^)\s]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !/^(https?:|mailto:)/.test(target))).toEqual([]);
    const own = targets.filter((target) => target.startsWith(`${brand.docsUrl}/`)).map((target) => new URL(target));
    expect(own.map(({pathname}) => pathname).filter((pathname) => !isBuilt(pathname))).toEqual([]);
  });
});

it('lists every page in llms.txt and contains it in llms-full.txt', () => {
  const index = read('llms.txt');
  const links = [...index.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url.replace(brand.docsUrl, ''));
  expect(links.filter((link) => link.endsWith('.md')).sort()).toEqual(pages.map(fileOf).sort());
  expect(links.filter((link) => !existsSync(path.join('build', link)))).toEqual([]);
  const all = read('llms-full.txt');
  for (const route of pages) expect(all).toContain(`\nurl: ${brand.docsUrl}${route}\n`);
  const resources = pages.filter((route) => route.startsWith('/docs/resources/'));
  expect(read('docs/resources/llms-full.txt').match(/^url: /gm)).toHaveLength(resources.length);
});

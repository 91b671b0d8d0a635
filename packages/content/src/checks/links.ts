import {suggest} from '@aloft/platform/values';
import {visit} from 'unist-util-visit';
import {redirectPath} from '../addresses';
import {collectLinks, getPagePath} from '../pages/links';
import type {PageCheck, SiteCheck} from './Check';
import {readClaims} from '../prose/claims';
import {codeAsText, flattenText} from '../prose/prose';
import {stems} from '../prose/stems';
import {visitParents} from 'unist-util-visit-parents';
import {readAttribute} from '../pages/tree';
import type {Page} from '../pages/parsePage';

/** Reports links to paths that the servers redirect, because following them in the browser shows the not-found page. */
export const checkLinkPaths: PageCheck = (page, _, report) => {
  for (const {target, line} of collectLinks(page)) {
    const plain = redirectPath(target);
    if (plain !== undefined) report(line, `${target} is not the path of a page`, `link to ${plain}`);
  }
};

/** Reports links to pages and headings that don't exist, and links whose text names something other than the target. */
export const checkLinkTargets: PageCheck = (page, {site}, reportAt) => {
  if (!site) return;
  const sentences = new Map<number, string>();
  for (const {text, line} of readClaims(page)) sentences.set(line, `${sentences.get(line) ?? ''} ${text}`);
  visit(page.tree, 'link', (node) => {
    const [path = '', hash] = node.url.split('#');
    if (/^[a-z]+:|^\/\/|^\/(?!docs\b)/i.test(node.url)) return;
    const report = (what: string, how: string) => reportAt(node, what, how);
    const target = path ? site.find(path.replace(/[?].*$/, '').replace(/(?<=.)\/$/, '')) : site.findPage(page);
    if (!target) {
      if (!/\.mdx?$/.test(path)) report(`there is no page ${path}`, 'correct the address');
      return;
    }
    const section = hash === undefined ? undefined : target.headings.get(hash);
    if (hash !== undefined && !section && !target.elementIds.has(hash)) {
      const ids = [...target.headings.keys(), ...target.elementIds];
      report(`${target.path} has no heading #${hash}`, `use one of its ids${suggestion(hash, ids)}`);
      return;
    }
    const text = flattenText(node, codeAsText).replace(/\s+/g, ' ').trim();
    // A term of the glossary can also be the title of a page.
    if (!path && hash?.endsWith(`-${text.toLowerCase().replace(/\W+/g, '-')}`)) return;
    const isTitle = (titles: readonly string[]) => titles.some((title) => title.toLowerCase() === text.toLowerCase());
    const titled = site.pages.filter(({titles}) => isTitle(titles));
    const isNamed = isTitle(target.titles) || (section && isTitle([section.text]));
    if (titled.length > 0 && !titled.includes(target) && !isNamed) {
      report(
        `the link text "${text}" is the title of ${titled[0]?.path}, but the link leads to ${node.url}`,
        'correct one of them',
      );
      return;
    }
    // A link to a section names it, or the page, and then the sentence is about the section.
    const headings = [...target.headings.values()].map((each) => each.text);
    const names = section ? [section.text] : [...target.titles, target.path, target.description, ...headings];
    const own = stemsOf([...names, hash ?? ''].join(' ').replace(/[-/#]/g, ' '));
    const words = stemsOf(text);
    if (words.size === 0 || [...words].some((each) => own.has(each))) return;
    const inSection = section && stemsOf(section.section);
    const sentence = stemsOf((sentences.get(node.position?.start.line ?? 1) ?? '').replace(text, ''));
    const isPage = !section || [...words].some((each) => stemsOf(target.titles.join(' ')).has(each));
    const shared = [...sentence].filter((each) => inSection?.has(each)).length;
    if (inSection && isPage && (shared > 1 || [...sentence].some((each) => own.has(each)))) return;
    if (inSection && 2 * [...words].filter((each) => inSection.has(each)).length >= words.size && !isPage) return;
    report(
      `the link text "${text}" has no word of its target ${node.url}`,
      'name the target, correct the address, or allow it: {/* allow: "text" */}',
    );
  });
};

function suggestion(id: string, ids: readonly string[]): string {
  const near = suggest(id, ids);
  return near ? `, such as #${near}` : '';
}

/** Words of links and headings vary more than those of facts. */
const stemsOf = (text: string) => new Set([...stems(text, 4)].map((stem) => stem.replace(/(.)\1$/, '$1')));

const glossary = '/docs/glossary';

const links = new Set(['link', 'linkReference']);
// Only paragraphs outside of reference lists count.
const noText = new Set<string | null>(['heading', 'tableCell', 'Definitions']);

/** Reports glossary terms whose first use on a page isn't a link. */
export const checkTerms: PageCheck = (page, {facts}, report) => {
  if (getPagePath(page) === glossary) return;
  const linked = new Set<string>();
  const open = new Map(facts.terms.map((term) => [term, pattern(term.words)]));
  visitParents(page.tree, (node, parents) => {
    const {type} = node;
    if (type === 'mdxJsxTextElement' && node.name === 'Term') {
      linked.add(readAttribute(node, 'id') ?? '');
    } else if (type === 'link' && node.url.startsWith(`${glossary}#`)) {
      linked.add(node.url.slice(glossary.length + 1));
    } else if (type === 'text') {
      const isLinked = parents.some((parent) => links.has(parent.type) || ('name' in parent && parent.name === 'Term'));
      if (parents.some((parent) => noText.has('name' in parent ? parent.name : parent.type))) return;
      for (const [term, words] of open) {
        const match = words.exec(node.value);
        if (!match) continue;
        open.delete(term);
        if (isLinked || linked.has(term.id)) continue;
        const line = (node.position?.start.line ?? 1) + node.value.slice(0, match.index).split('\n').length - 1;
        const how = `write <Term id="${term.id}">${match[0]}</Term>`;
        report(line, `the term "${match[0]}" is not linked at its first use`, how);
      }
    }
  });
};

function pattern(words: readonly string[]): RegExp {
  return new RegExp(
    `(?<![\\w-])(?:${words.map((word) => word.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')).join('|')})(?![\\w-])`,
    'i',
  );
}

// Every page's navbar links to the landing page, and the placeholder isn't linked on purpose.
const exceptions = new Set(['docs/index.mdx', 'docs/placeholder.mdx']);

// Elements that link to every page of a directory.
const lists: Readonly<Record<string, string>> = {GuideCards: 'docs/guides-and-samples/'};

/** Reports pages that no other page's text links to. */
export const checkOrphans: SiteCheck = (pages) => {
  const linked = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const {target} of collectLinks(page)) linked.set(target, (linked.get(target) ?? new Set()).add(page.file));
  }
  const listed = pages.flatMap((page) => listDirectories(page));
  return pages
    .filter(({file}) => !listed.some((directory) => file.startsWith(directory)))
    .filter((page) => !exceptions.has(page.file))
    .filter(
      (page) =>
        ![...(linked.get(getPagePath(page)) ?? []), ...(linked.get(page.file) ?? [])].some(
          (from) => from !== page.file,
        ),
    )
    .map(({file}) => ({
      file,
      line: 1,
      what: "no other page's text links here",
      how: 'link to it where a reader would want it next',
    }));
};

function listDirectories(page: Page): string[] {
  const directories: string[] = [];
  visit(page.tree, 'mdxJsxFlowElement', ({name}: {name: string | null}) => {
    const directory = lists[name ?? ''];
    if (directory !== undefined) directories.push(directory);
  });
  return directories;
}

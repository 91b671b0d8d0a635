import {suggest} from '@aloft/platform/values';
import {visitParents} from 'unist-util-visit-parents';
import {redirectPath} from '../addresses';
import {collectLinks, getPagePath} from '../pages/links';
import {lineOf, readAttribute} from '../pages/tree';
import {overlap, readClaims, readText, stems} from '../prose/prose';
import type {PageCheck} from './Check';

/** Reports links to pages and headings that don't exist, and links whose text names something other than the target. */
export const checkLinkTargets: PageCheck = (page, {site}, report) => {
  if (!site) return;
  collectLinks(page).forEach(({node, target: path, hash}) => {
    const target = site.find(path);
    // The servers redirect to this path, but following the link in the browser shows the not-found page.
    const plain = redirectPath(path);
    if (!target && (plain !== undefined || /^\/docs\b/.test(path)))
      report(node, `there is no page ${path}`, plain === undefined ? 'correct the address' : `link to ${plain}`);
    if (!target) return;
    const section = target.headings.get(hash ?? '');
    if (hash !== undefined && !section && !target.elementIds.has(hash)) {
      const near = suggest(hash, [...target.headings.keys(), ...target.elementIds]);
      const how = `use one of its ids${near ? `, such as #${near}` : ''}`;
      return report(node, `${target.path} has no heading #${hash}`, how);
    }
    if (node.type !== 'link') return;
    const {url} = node;
    const text = readText(node).replaceAll('`', '').replace(/\s+/g, ' ').trim();
    // A term of the glossary can also be the title of a page.
    if (path === page.file && hash?.endsWith(`-${text.toLowerCase().replace(/\W+/g, '-')}`)) return;
    const isTitle = (title: string) => title.toLowerCase() === text.toLowerCase();
    const titled = site.pages.filter(({titles}) => titles.some(isTitle));
    if (titled.length > 0 && !titled.includes(target) && !(section && isTitle(section.text))) {
      const what = `the link text "${text}" is the title of ${titled[0]?.path}, but the link leads to ${url}`;
      return report(node, what, 'correct one of them');
    }
    // A link to a section names it, or the page, and then the sentence is about the section.
    const headings = [...target.headings.values()].map((each) => each.text);
    const names = section ? [section.text] : [...target.titles, target.path, target.description, ...headings];
    const own = stemsOf([...names, hash ?? ''].join(' ').replace(/[-/#]/g, ' '));
    const words = stemsOf(text);
    if (words.size === 0 || overlap(words, own) > 0) return;
    if (section) {
      const inSection = stemsOf(section.section);
      const claims = readClaims(page).flatMap((claim) => (claim.line === lineOf(node) ? claim.text : []));
      const sentence = stemsOf(claims.join(' ').replace(text, ''));
      if (overlap(words, stemsOf(target.titles.join(' '))) === 0) {
        if (2 * overlap(words, inSection) >= words.size) return;
      } else if (overlap(sentence, inSection) > 1 || overlap(sentence, own) > 0) return;
    }
    const what = `the link text "${text}" has no word of its target ${url}`;
    report(node, what, 'name the target, correct the address, or allow it: {/* allow: "text" */}');
  });
};

/** Words of links and headings vary more than those of facts. */
const stemsOf = (text: string) => new Set([...stems(text, 4)].map((stem) => stem.replace(/(.)\1$/, '$1')));

const glossary = '/docs/glossary';
// Only paragraphs outside of reference lists count.
const noText = new Set<string | null>(['heading', 'tableCell', 'Definitions']);

/** Reports glossary terms whose first use in a paragraph of a page isn't a link. */
export const checkTerms: PageCheck = (page, {facts}, report) => {
  if (getPagePath(page) === glossary) return;
  const linked = new Set<string>();
  const open = new Map(
    facts.terms.map((term) => [term.replace(' ', '-'), new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'i')]),
  );
  visitParents(page.tree, (node, parents) => {
    if (node.type === 'mdxJsxTextElement' && node.name === 'Term') linked.add(readAttribute(node, 'id') ?? '');
    if (node.type === 'link' && node.url.startsWith(`${glossary}#`)) linked.add(node.url.slice(glossary.length + 1));
    if (node.type !== 'text' || parents.some((each) => noText.has('name' in each ? each.name : each.type))) return;
    const isLinked = parents.some((each) => /^link/.test(each.type) || ('name' in each && each.name === 'Term'));
    for (const [id, words] of open) {
      const match = words.exec(node.value);
      if (!match) continue;
      open.delete(id);
      const line = lineOf(node) + node.value.slice(0, match.index).split('\n').length - 1;
      const what = `the term "${match[0]}" is not linked at its first use`;
      if (!isLinked && !linked.has(id)) report(line, what, `write <Term id="${id}">${match[0]}</Term>`);
    }
  });
};

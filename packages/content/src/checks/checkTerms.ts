import {getPagePath} from '../links/getPagePath';
import {readAttribute} from '../pages/readAttribute';
import {walkTree} from '../prose/walkTree';
import type {PageCheck} from './Check';

const glossary = '/docs/glossary';

const links = new Set(['link', 'linkReference']);
// Only paragraphs count.
const noText = new Set(['heading', 'tableCell']);

/** Reports glossary terms whose first use on a page isn't a link. */
export const checkTerms: PageCheck = (page, {facts}) => {
  if (getPagePath(page) === glossary) return [];
  const linked = new Set<string>();
  const open = new Map(facts.terms.map((term) => [term, pattern(term.words)]));
  const problems: {file: string; line: number; what: string; how: string}[] = [];
  walkTree(page.tree, (node, parents) => {
    const {type} = node;
    if (type === 'mdxJsxTextElement' && node.name === 'Term') {
      linked.add(readAttribute(node, 'id') ?? '');
    } else if (type === 'link' && node.url.startsWith(`${glossary}#`)) {
      linked.add(node.url.slice(glossary.length + 1));
    } else if (type === 'text') {
      const isLinked = parents.some((parent) => links.has(parent.type) || ('name' in parent && parent.name === 'Term'));
      if (parents.some((parent) => noText.has(parent.type))) return;
      for (const [term, words] of open) {
        const match = words.exec(node.value);
        if (!match) continue;
        open.delete(term);
        if (isLinked || linked.has(term.id)) continue;
        const line = (node.position?.start.line ?? 1) + node.value.slice(0, match.index).split('\n').length - 1;
        problems.push({
          file: page.file,
          line,
          what: `the term "${match[0]}" is not linked at its first use`,
          how: `write <Term id="${term.id}">${match[0]}</Term>`,
        });
      }
    }
  });
  return problems;
};

function pattern(words: readonly string[]): RegExp {
  return new RegExp(
    `(?<![\\w-])(?:${words.map((word) => word.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')).join('|')})(?![\\w-])`,
    'i',
  );
}

import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';
import {suggest} from '@aloft/platform/values';
import {visitParents} from 'unist-util-visit-parents';
import type {Page} from '../pages/parsePage';
import {readMarkers} from '../prose/markers';
import type {PageCheck} from './Check';

/** Reports marked sentences that state no known behavior, and behaviors that their pages don't state. */
export const checkBehaviors: PageCheck = (page, {facts: {behaviors, sentences}}, report) => {
  const name = page.file.replace(/^docs\/|\.mdx$/g, '');
  const marked = new Set<string>();
  visit(page.tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    for (const id of readMarkers(node.value)) {
      marked.add(id);
      const pages = behaviors[id];
      const meant = suggest(id, Object.keys(behaviors));
      if (!pages) {
        const how = meant === undefined ? 'add it to packages/platform/src/behaviors' : `did you mean "${meant}"?`;
        report(node, `there is no behavior "${id}"`, how);
      } else if (!pages.includes(name)) {
        report(node, `the behavior "${id}" isn't listed with this page`, `add "${name}" to its pages`);
      }
    }
  });
  for (const {ids, text, line} of readStatements(page)) {
    const facts = ids.map((id) => sentences[id] ?? '').join(' ');
    const known = findContrasts(facts);
    const how = 'correct it, or allow it: {/* allow: "word" */}';
    for (const word of findContrasts(text))
      if (!known.has(word)) report(line, `the behavior "${ids.join(', ')}" doesn't say "${word}"`, how);
    const [count, wanted] = [countNegations(text), countNegations(facts)];
    if (count !== wanted)
      report(line, `the sentence has ${count} negations, and the behavior "${ids.join(', ')}" ${wanted}`, how);
  }
  const start = page.tree.children.find(({type}) => type !== 'yaml');
  for (const [id, pages] of Object.entries(behaviors)) {
    if (pages.includes(name) && !marked.has(id))
      report(start, `no sentence states the behavior "${id}"`, `mark the one that does with {/* behavior: ${id} */}`);
  }
};

interface Statement {
  readonly ids: readonly string[];
  readonly text: string;
  readonly line: number;
}

/** The sentence that each mark is behind, or in. */
function readStatements(page: Page): Statement[] {
  const statements: Statement[] = [];
  visitParents(page.tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell' && node.type !== 'heading') return;
    const whole = flatten(node).replace(/\s+/g, ' ');
    for (const {0: mark, 1: ids = '', index} of whole.matchAll(marks)) {
      const before = whole.slice(0, index).replace(marks, '').trimEnd();
      const masked = before.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
      const ends = [...masked.matchAll(/[.!?:][)*"”]*\s+(?=\*?[A-Z`("“])/g)].map((end) => end.index + end[0].length);
      const rest = /[.!?:][)*]*$/.test(before) ? '' : whole.slice(index + mark.length).split(/(?<=[.!?:]) /)[0];
      const text = before.slice(ends.at(-1) ?? 0) + rest;
      statements.push({ids: ids.split(','), text, line: node.position?.start.line ?? 1});
    }
  });
  return statements;
}

const marks = /⟦([^⟧]*)⟧/g;

function flatten(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'mdxTextExpression') {
    const ids = readMarkers(node.value);
    return ids.length > 0 ? `⟦${ids.join(',')}⟧` : '';
  }
  return 'children' in node ? node.children.map((child) => flatten(child)).join('') : '';
}

const negation = /n['’]t\b|\b(?:not|never|no|none|neither|without|cannot|nor|nothing)\b/gi;

function countNegations(text: string): number {
  return text.replace(/`[^`]*`/g, '').match(negation)?.length ?? 0;
}

/** Words that turn a statement into another one when they are replaced by their opposite. */
const contrasts = new Set(
  `kept lost keep lose keeps loses before after first last more less fewer above below always never only also start stop starts
  stops started stopped running public private old new allowed refused created deleted creates deletes maximum minimum most least
  longer shorter encrypted unencrypted open closed opens closes earlier later larger smaller enabled disabled attached detached
  automatically manually inside outside succeeds fails increase decrease raise lower sleeps same different each none all
  awake asleep immediately eventually once twice repeatedly until unless grows shrinks healthy unhealthy current previous works
  every any both either must may can't stays leaves continues with up down accepts rejects shared separate`.split(
    /\s+/,
  ),
);

function findContrasts(text: string): Set<string> {
  const words = text
    .replace(/`[^`]*`/g, ' ')
    .toLowerCase()
    .match(/[a-z]+/g);
  return new Set((words ?? []).filter((word) => contrasts.has(word)));
}

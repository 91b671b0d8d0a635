import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {suggest} from '@aloft/platform/values';
import {collectProse, maskCode, readText} from '../prose/prose';
import {readMarkers} from '../prose/markers';
import {lineOf} from '../pages/tree';
import type {PageCheck} from './Check';

/** Reports marked sentences that state no known behavior, and behaviors that their pages don't state. */
export const checkBehaviors: PageCheck = (page, {facts: {behaviors}}, report) => {
  const name = page.file.replace(/^docs\/|\.mdx$/g, '');
  const marked = new Set<string>();
  visit(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    for (const id of readMarkers((node as {value: string}).value)) {
      marked.add(id);
      const meant = suggest(id, Object.keys(behaviors));
      const how = meant === undefined ? 'add it to packages/platform/src/behaviors.ts' : `did you mean "${meant}"?`;
      if (!behaviors[id]) report(node, `there is no behavior "${id}"`, how);
      else if (!behaviors[id].pages.includes(name))
        report(node, `the behavior "${id}" isn't listed with this page`, `add "${name}" to its pages`);
    }
  });
  for (const node of collectProse(page))
    for (const {ids, text} of readStatements(node)) {
      const facts = ids.map((id) => behaviors[id]?.sentence ?? '').join(' ');
      const known = findWords(facts, contrast);
      const behavior = `the behavior "${ids.join(', ')}"`;
      const how = 'correct it, or allow it: {/* allow: "word" */}';
      for (const word of new Set(findWords(text, contrast)))
        if (!known.includes(word)) report(lineOf(node), `${behavior} doesn't say "${word}"`, how);
      const [count, wanted] = [text, facts].map((each) => findWords(each, negation).length);
      if (count !== wanted) report(lineOf(node), `the sentence has ${count} negations, and ${behavior} ${wanted}`, how);
    }
  const start = page.tree.children.find(({type}) => type !== 'yaml');
  for (const [id, {pages}] of Object.entries(behaviors))
    if (pages.includes(name) && !marked.has(id))
      report(start, `no sentence states the behavior "${id}"`, `mark the one that does with {/* behavior: ${id} */}`);
};

const marks = /⟦([^⟧]*)⟧/g;

/** The sentence that each mark is behind, or in. */
function readStatements(node: Nodes): {ids: string[]; text: string}[] {
  const whole = readText(node, (expression) => {
    const ids = readMarkers(expression);
    return ids.length > 0 ? `⟦${ids.join(',')}⟧` : '';
  }).replace(/\s+/g, ' ');
  return [...whole.matchAll(marks)].map(({0: mark, 1: ids = '', index}) => {
    const before = whole.slice(0, index).replace(marks, '').trimEnd();
    const end = [...maskCode(before).matchAll(/[.!?:][)"”]*\s+(?=[A-Z`("“])/g)].at(-1);
    const rest = /[.!?:][)]*$/.test(before) ? '' : whole.slice(index + mark.length).split(/(?<=[.!?:]) /)[0];
    return {ids: ids.split(','), text: before.slice(end ? end.index + end[0].length : 0) + rest};
  });
}

const negation = /n['’]t\b|\b(?:not|never|no|none|neither|without|cannot|nor|nothing)\b/g;

/** Words that turn a statement into another one when they are replaced by their opposite. */
const contrast = new RegExp(
  `(?<![a-z])(?:${`kept lost keep lose keeps loses before after first last more less fewer above below always never only also
  start stop starts stops started stopped running public private old new allowed refused created deleted creates deletes
  maximum minimum most least longer shorter encrypted unencrypted open closed opens closes earlier later larger smaller
  enabled disabled attached detached automatically manually inside outside succeeds fails increase decrease raise lower sleeps
  same different each none all awake asleep immediately eventually once twice repeatedly until unless grows shrinks healthy
  unhealthy current previous works every any both either must may stays leaves continues with up down accepts rejects shared
  separate`.replace(/\s+/g, '|')})(?![a-z])`,
  'g',
);

const findWords = (text: string, words: RegExp): string[] => maskCode(text).toLowerCase().match(words) ?? [];

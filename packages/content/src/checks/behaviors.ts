// cspell:ignore aren bisn doesn
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {suggest} from '@aloft/platform/values';
import {collectProse, maskCode, readClaims, readText} from '../prose/prose';
import {readMarkers} from '../prose/markers';
import {lineOf} from '../pages/tree';
import type {PageCheck} from './Check';
import type {Facts} from '../facts/siteFacts';
import type {Report} from '../problems';

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
const transition = /`([a-z-]+)`(?: state)? (?:back )?(?:to|→|->) (?:the )?`([a-z-]+)`/g;

/** Reports transitions that don't exist, and statements on billing that contradict the state. */
export const checkTransitions: PageCheck = (page, {facts}, report) => {
  for (const {text, line} of readClaims(page)) {
    for (const [, from = '', to = ''] of text.matchAll(transition)) {
      const kinds = facts.lifecycles.filter(({states}) =>
        [from, to].every((name) => states.some((state) => state.name === name)),
      );
      const next = kinds.flatMap(({transitions}) => transitions.flatMap((step) => (step.from === from ? step.to : [])));
      if (kinds.length === 0 || next.some((name) => name === to)) continue;
      const how = next.length > 0 ? `it goes to ${next.join(', ')}` : `\`${from}\` is final`;
      report(line, `no ${kinds.map(({kind}) => kind).join(' or ')} goes from \`${from}\` to \`${to}\``, how);
    }
    const plain = /\b(?:go|goes|going|went) to (stopped|failed|running|waking|flashing|starting|created)\b/.exec(text);
    const how = 'a machine goes to standby; other states are code: changes to `failed`';
    if (plain) report(line, `the text says "${plain[0]}"`, how);
    if (/\bbilled\b/.test(text)) checkBilling(text, line, facts, report);
  }
};

const machineState =
  /\b(?:on )?(standby)\b|\b(released|running|stopped|starting|waking|flashing|stopping|failed|created)\b/g;

/** What is billed in every state: volumes, and a machine that something keeps from going to standby. */
const alwaysBilled =
  /\bvolumes?\b|\bawake\b|\b(?:never|doesn['’]t|don['’]t) goe?s? to standby\b|\bopen connections?\b|\bisn['’]t ready\b|\blike any other\b|\bwhole time\b/i;

/** Words of a subject whose billing doesn't depend on a machine's state. */
const otherSubject = /\b(?:snapshots?|storage|egress|builds?|registry)\b/i;
const denial = /\b(?:not|never|no longer|isn['’]t|aren['’]t|without being)\b[^.]*\bbilled\b/;

function checkBilling(text: string, line: number, {lifecycles}: Facts, report: Report): void {
  const states = lifecycles.find(({kind}) => kind === 'machine')?.states ?? [];
  const clauses = text.replace(/,? but not\b/g, '; not billed').split(/[;:]|, (?:and|but|while|so|because)\b/);
  for (const clause of clauses.filter((each) => /\bbilled\b/.test(each))) {
    const [subject] = alwaysBilled.exec(clause) ?? [];
    const isBilled = !denial.test(clause);
    if (subject !== undefined && /\b(?:not|no longer|isn['’]t|aren['’]t) billed\b/.test(clause))
      report(line, `the text says that something is not billed next to "${subject}"`, 'it is billed');
    if (subject !== undefined || otherSubject.test(clause)) continue;
    for (const [words, standby, state] of clause.matchAll(machineState)) {
      // CPU and memory are released on standby.
      const name = standby ?? state?.replace('released', 'standby');
      const billed = states.find((each) => each.name === name)?.billed ?? isBilled;
      const what = `the text says that compute is ${isBilled ? '' : 'not '}billed when ${words}`;
      if (billed !== isBilled) report(line, what, `it is ${billed ? '' : 'not '}billed`);
    }
  }
}

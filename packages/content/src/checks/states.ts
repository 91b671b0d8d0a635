// cspell:ignore aren bisn doesn
import {readClaims} from '../prose/prose';
import type {Report} from '../problems';
import type {Facts} from '../facts/siteFacts';
import type {PageCheck} from './Check';

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

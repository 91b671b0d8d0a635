// cspell:ignore aren bisn doesn
import {readClaims} from '../prose/claims';
import type {Report} from '../problems';
import type {Facts} from '../facts/siteFacts';
import type {PageCheck} from './Check';

const transition = /`([a-z-]+)`(?: state)? (?:back )?(?:to|→|->) (?:the )?`([a-z-]+)`/g;
/** Words of a subject whose billing doesn't depend on a machine's state. */
const otherSubject = /\b(?:volumes?|snapshots?|storage|egress|builds?|registry)\b/i;

/** Reports transitions that don't exist, and statements on billing that contradict the state. */
export const checkTransitions: PageCheck = (page, {facts}, report) => {
  for (const {text, line} of readClaims(page)) {
    for (const [, from = '', to = ''] of text.matchAll(transition)) {
      const kinds = facts.lifecycles.filter(({states}) =>
        [from, to].every((name) => states.some((state) => state.name === name)),
      );
      const isMove = (step: {from: string; to: string}) => step.from === from && step.to === to;
      if (kinds.length === 0 || kinds.some(({transitions}) => transitions.some(isMove))) continue;
      const next = kinds.flatMap(({transitions}) =>
        transitions.filter((step) => step.from === from).map((step) => step.to),
      );
      const how = next.length > 0 ? `it goes to ${next.join(', ')}` : `\`${from}\` is final`;
      report(line, `no ${kinds.map(({kind}) => kind).join(' or ')} goes from \`${from}\` to \`${to}\``, how);
    }
    const plain = /\b(?:go|goes|going|went) to (stopped|failed|running|waking|flashing|starting|created)\b/.exec(text);
    const how = 'a machine goes to standby; other states are code: changes to `failed`';
    if (plain) report(line, `the text says "${plain[0]}"`, how);
    checkBilling(text, line, facts, report);
  }
};

const machineStates =
  /\b(?:(?:on )?standby|released|running|stopped|starting|waking|flashing|stopping|failed|created)\b/g;

/** What is billed in every state: volumes, and a machine that something keeps from going to standby. */
const alwaysBilled =
  /\bvolumes?\b|\bawake\b|\b(?:never|doesn['’]t|don['’]t) goe?s? to standby\b|\bopen connections?\b|\bisn['’]t ready\b|\blike any other\b|\bwhole time\b/i;

function checkBilling(text: string, line: number, {lifecycles}: Facts, report: Report): void {
  if (!/\bbilled\b/.test(text)) return;
  const states = lifecycles.find(({kind}) => kind === 'machine')?.states ?? [];
  // CPU and memory are released on standby.
  const clauses = text.replace(/,? but not\b/g, '; not billed').split(/[;:]|, (?:and|but|while|so|because)\b/);
  for (const clause of clauses) {
    if (!/\bbilled\b/.test(clause)) continue;
    const [subject] = alwaysBilled.exec(clause) ?? [];
    if (subject !== undefined && /\b(?:not|no longer|isn['’]t|aren['’]t) billed\b/.test(clause))
      report(line, `the text says that something is not billed next to "${subject}"`, 'it is billed');
    if (subject !== undefined || otherSubject.test(clause)) continue;
    const isBilled = !/\b(?:not|never|no longer|isn['’]t|aren['’]t|without being)\b[^.]*\bbilled\b/.test(clause);
    for (const [words] of clause.matchAll(machineStates)) {
      const billed =
        states.find(
          ({name}) => name === words.replace(/on |released/, '') || (words === 'released' && name === 'standby'),
        )?.billed ?? isBilled;
      const what = `the text says that compute is ${isBilled ? '' : 'not '}billed when ${words}`;
      if (billed !== isBilled) report(line, what, `it is ${billed ? '' : 'not '}billed`);
    }
  }
}

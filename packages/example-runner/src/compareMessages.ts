import {expandBuild, expandScript} from './expandScript';
import type {Example, Expectation} from './types';

/** The expected output of a step, as one string. */
const readText = ({contains = [], equals = ''}: Expectation): string => [contains, equals].flat().join('\n');

/** Whether a text contains a quote; `…` in the quote matches anything. */
function containsQuote(text: string, quote: string): boolean {
  let from = 0;
  for (const part of quote.split('…')) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/**
 * Compares the errors that a guide quotes with its example's test: a step must expect each quote, or the
 * example must give a reason.
 * @returns one line per quote without a step or reason, and per reason that no longer applies
 */
export function compareMessages(quotes: readonly string[], example: Example): string[] {
  const steps = [...expandBuild(example), ...(example.failures ?? []), ...expandScript(example)];
  const texts = steps.flatMap((step) => ('start' in step ? [] : [readText(step)]));
  const unprovoked = new Set((example.unprovoked ?? []).map(({what}) => what));
  const problems: string[] = [];
  for (const quote of new Set(quotes)) {
    const provoked = texts.some((text) => containsQuote(text, quote));
    const excused = unprovoked.delete(quote);
    if (!provoked && !excused)
      problems.push(
        `\`${quote}\`: no step shows it: provoke it in "failures" or "script", or give the ground in "unprovoked"`,
      );
    if (provoked && excused) problems.push(`example.json: unprovoked: "${quote}" is provoked by a step: remove it`);
  }
  for (const stale of unprovoked)
    problems.push(`example.json: unprovoked: "${stale}" is not quoted by the guide: remove it`);
  return problems;
}

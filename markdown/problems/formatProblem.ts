import type {Problem} from './Problem';

/** `file:line: what: how to mend`, on one line whatever the texts hold. */
export function formatProblem({file, line, what, how}: Problem): string {
  return `${file}:${line}: ${oneLine(what)}: ${oneLine(how)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

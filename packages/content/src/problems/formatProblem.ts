import type {Problem} from './Problem';

/** `file:line: what: how to fix it`, on one line, with `warning:` before `what` if the problem is a warning. */
export function formatProblem({file, line, what, how, isWarning}: Problem): string {
  return `${file}:${line}: ${isWarning ? 'warning: ' : ''}${oneLine(what)}: ${oneLine(how)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

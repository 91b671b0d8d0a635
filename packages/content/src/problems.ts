import {suggest} from '@aloft/platform/values';

/** A problem on a page, with enough detail to fix it. */
export interface Problem {
  /** Path of the file from the project's root, with forward slashes. */
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** The problem, as one sentence without a full stop. */
  readonly what: string;
  /** How to fix it, in one sentence without a full stop. */
  readonly how: string;
  /** Set when the problem is printed but doesn't fail the check. */
  readonly isWarning?: boolean;
}

/** A place in a file. `line` counts from 1. */
export type Place = Pick<Problem, 'file' | 'line'>;

/** Reports a problem in a line, or where a node is. */
export type Report = (
  where: number | {readonly position?: {readonly start: {readonly line: number}}} | undefined,
  what: string,
  how: string,
  isWarning?: true,
) => void;

/** The problems that a check reports in a file. */
export function collectProblems(file: string, check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((where, what, how, isWarning) => {
    const line = typeof where === 'number' ? where : (where?.position?.start.line ?? 1);
    problems.push({file, line, what, how, ...(isWarning && {isWarning})});
  });
  return problems;
}

/** `file:line: what: how to fix it`, on one line, with `warning:` before `what` if the problem is a warning. */
export function formatProblem({file, line, what, how, isWarning}: Problem): string {
  return `${file}:${line}: ${isWarning ? 'warning: ' : ''}${oneLine(what)}: ${oneLine(how)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** A problem that stops the build. The message is the formatted problem. */
export class ContentError extends Error {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
    this.name = 'ContentError';
  }
}

/** How to fix a name that isn't one of the candidates. */
export function adviseName(name: string, candidates: readonly string[]): string {
  const near = suggest(name, candidates);
  const others = candidates.length > 20 ? 'a name of packages/platform' : `one of ${candidates.join(', ')}`;
  return near ? `did you mean \`${near}\`?` : `use ${others}`;
}

/** Fails with a problem in a place. */
export function failAt({file, line}: Place, what: string, how: string): never {
  throw new ContentError({file, line, what, how});
}

/** What a function returns, or the problem that it fails with. */
export function attempt<T>(run: () => T): {readonly value?: T; readonly problem?: Problem} {
  try {
    return {value: run()};
  } catch (error) {
    if (error instanceof ContentError) return {problem: error.problem};
    throw error;
  }
}

import type {Problem} from './Problem';
import {formatProblem} from './formatProblem';

/** A problem that stops the build. The message is the formatted problem. */
export class ContentError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(formatProblem(problem));
    this.name = 'ContentError';
    this.problem = problem;
  }
}

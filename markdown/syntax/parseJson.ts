import {LineCounter, parseDocument} from 'yaml';
import type {SyntaxReader} from './SyntaxFinding';

/** JSON without comments and trailing commas. */
export const parseJson: SyntaxReader = (text) => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [{line: findLine(text, error as Error), what: (error as Error).message.replace(/, "[\s\S]*$/, '')}];
  }
};

function findLine(text: string, {message}: Error): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length - 1;
  // Some engines report no position. YAML is a superset, and its parser reports one.
  const lines = new LineCounter();
  const [error] = parseDocument(text, {lineCounter: lines}).errors;
  return error ? lines.linePos(error.pos[0]).line - 1 : 0;
}

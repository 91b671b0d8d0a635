import {LineCounter, parseDocument} from 'yaml';
import type {SyntaxReader} from './SyntaxFinding';

/** JSON without comments and trailing commas. */
export const parseJson: SyntaxReader = (text) => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    // Versions of Node.js quote the text or add the position in different ways.
    const what = (error as Error).message.replace(/(?:, "| at position )[\s\S]*$/, '');
    return [{line: findLine(text, error as Error), what}];
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

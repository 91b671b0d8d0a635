import {LineCounter, parseAllDocuments} from 'yaml';
import type {SyntaxReader} from './SyntaxFinding';

/** One or several YAML documents. */
export const parseYaml: SyntaxReader = (text) => {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines, prettyErrors: false});
  if (!Array.isArray(documents)) return [];
  return documents.flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({pos, message}) => ({line: lines.linePos(pos[0]).line - 1, what: message})),
  );
};

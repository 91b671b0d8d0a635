import {parse, TomlError} from 'smol-toml';
import type {SyntaxReader} from './SyntaxFinding';

/** TOML 1.0. */
export const parseToml: SyntaxReader = (text) => {
  try {
    parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [{line: error.line - 1, what: error.message.split('\n')[0] ?? 'invalid'}];
  }
};

import {LineCounter, parseAllDocuments, parseDocument} from 'yaml';
import {parse as parseTomlText, TomlError} from 'smol-toml';
import {validate} from 'dockerfile-utils';
import {type IParseError, parse as parseShellText} from 'sh-syntax';

/** A syntax error. */
interface SyntaxFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
}

/** Returns all syntax errors. */
export type SyntaxReader = (text: string) => SyntaxFinding[];

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

/** One or several YAML documents. */
export const parseYaml: SyntaxReader = (text) => {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines, prettyErrors: false});
  if (!Array.isArray(documents)) return [];
  return documents.flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({pos, message}) => ({line: lines.linePos(pos[0]).line - 1, what: message})),
  );
};

/** TOML 1.0. */
export const parseToml: SyntaxReader = (text) => {
  try {
    parseTomlText(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [{line: error.line - 1, what: error.message.split('\n')[0] ?? 'invalid'}];
  }
};

const severityError = 1;

/** A Dockerfile, or a part of one that follows its `FROM`. */
export const parseDockerfile: SyntaxReader = (text) => {
  const isPart = !/^[ \t]*FROM[ \t]/im.test(text);
  const whole = isPart ? `FROM scratch\n${text}` : text;
  return validate(whole)
    .filter(({severity}) => severity === undefined || severity === severityError)
    .map(({range, message}) => ({
      line: Math.max(0, range.start.line - (isPart ? 1 : 0)),
      what: typeof message === 'string' ? message : message.value,
    }));
};

/**
 * The first syntax error of each shell script; undefined for a valid script. Starting the parser is expensive, so all
 * scripts are parsed together as one, each in its own group. If that fails, they're parsed one by one.
 */
export async function parseShell(scripts: readonly string[]): Promise<(SyntaxFinding | undefined)[]> {
  if (scripts.length === 0) return [];
  const all = scripts.map((script) => `{\n:\n${script}\n}\n`).join('');
  if (scripts.length > 1 && !(await findMistake(all))) return scripts.map(() => undefined);
  if (scripts.length === 1) return [await findMistake(scripts[0] ?? '')];
  const half = Math.ceil(scripts.length / 2);
  return [...(await parseShell(scripts.slice(0, half))), ...(await parseShell(scripts.slice(half)))];
}

async function findMistake(script: string): Promise<SyntaxFinding | undefined> {
  try {
    await parseShellText(script);
    return undefined;
  } catch (error) {
    const {Text, Pos} = error as Partial<IParseError>;
    if (Text === undefined) throw error;
    return {line: (Pos?.Line ?? 1) - 1, what: Text};
  }
}

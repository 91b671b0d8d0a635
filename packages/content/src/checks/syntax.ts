import {isNode, LineCounter, parse, parseAllDocuments, parseDocument} from 'yaml';
import {parse as parseTomlText, TomlError} from 'smol-toml';
import {validate} from 'dockerfile-utils';
import {type IParseError, parse as parseShellText} from 'sh-syntax';

interface SyntaxFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
}

type SyntaxReader = (text: string) => SyntaxFinding[];

/** JSON without comments and trailing commas. */
const parseJson: SyntaxReader = (text) => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    // Versions of Node.js quote the text or add the position in different ways. YAML is a superset, whose parser has it.
    const [, what = '', position] = /^(.*?)(?:, "| at position (\d+)|$)/s.exec((error as Error).message) ?? [];
    const start = position && text.slice(0, Number(position)).split('\n').length - 1;
    return [{line: start || (parseYaml(text)[0]?.line ?? 0), what}];
  }
};

/** One or several YAML documents. */
export const parseYaml: SyntaxReader = (text) => {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter: lines, prettyErrors: false});
  return [documents]
    .flat()
    .flatMap(({errors = [], warnings = []}) =>
      [...errors, ...warnings].map(({pos, message}) => ({line: lines.linePos(pos[0]).line - 1, what: message})),
    );
};

/** The line of a value in YAML or JSON, from 0, or of the closest value around it. */
export function findYamlLine(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  const node = parseDocument(text, {lineCounter: lines}).getIn(path, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line - 1;
  return path.length > 0 ? findYamlLine(text, path.slice(0, -1)) : 0;
}

/** YAML or JSON; undefined for invalid text, which `syntaxReaders` report. */
export function parseQuietly(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

const parseToml: SyntaxReader = (text) => {
  try {
    parseTomlText(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [{line: error.line - 1, what: error.message.split('\n')[0] ?? 'invalid'}];
  }
};

/** A Dockerfile, or a part of one that follows its `FROM`. */
const parseDockerfile: SyntaxReader = (text) => {
  const isPart = !/^[ \t]*FROM[ \t]/im.test(text);
  return validate(isPart ? `FROM scratch\n${text}` : text)
    .filter(({severity = 1}) => severity === 1)
    .map(({range, message}) => ({
      line: Math.max(0, range.start.line - (isPart ? 1 : 0)),
      what: typeof message === 'string' ? message : message.value,
    }));
};

export const syntaxReaders: Readonly<Partial<Record<string, SyntaxReader>>> = {
  json: parseJson,
  yaml: parseYaml,
  toml: parseToml,
  dockerfile: parseDockerfile,
};

/**
 * The first syntax error of each shell script; undefined for a valid script. Starting the parser is expensive, so all
 * scripts are parsed together as one, each in its own group. If that fails, they're parsed in halves.
 */
export async function parseShell(scripts: readonly string[]): Promise<(SyntaxFinding | undefined)[]> {
  if (scripts.length <= 1) return Promise.all(scripts.map(findMistake));
  if (!(await findMistake(scripts.map((script) => `{\n:\n${script}\n}\n`).join(''))))
    return scripts.map(() => undefined);
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

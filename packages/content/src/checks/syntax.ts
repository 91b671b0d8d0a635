import {labelWords} from '@aloft/platform/cli';
import {fillWords, incomplete, isPlaceholder, type ShellWord} from '@aloft/platform/shell';
import {validate} from 'dockerfile-utils';
import {type IParseError, parse as parseShellText} from 'sh-syntax';
import {parse as parseTomlText, TomlError} from 'smol-toml';
import {isMap, isNode, isScalar, LineCounter, parse, parseAllDocuments, parseDocument, visit} from 'yaml';
import type {Facts} from '../facts/siteFacts';
import type {FenceClass} from '../fences/parseFence';

interface SyntaxFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
}

type SyntaxReader = (text: string) => SyntaxFinding[];

/** JSON without comments and trailing commas. */
export const parseJson: SyntaxReader = (text) => {
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
const parseYaml: SyntaxReader = (text) => {
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

/**
 * Validates the text of a manifest, or of a part of one. Lines of problems are within the text, from 0.
 *
 * @param fragment whether the text is a part, whose keys replace those of a minimal valid manifest
 */
export function checkManifestText(text: string, fragment: boolean, facts: Facts) {
  const value = parseQuietly(text);
  if (value === undefined) return []; // the syntax check reports it
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (fragment && !isMap)
    return [
      {line: 0, what: 'a manifest fragment is not a map', how: 'begin it with a top-level key, such as `machine:`'},
    ];
  const whole = fragment ? {...facts.minimalManifest, ...(value as object)} : value;
  return facts
    .validateManifest(whole)
    .map(({path, message, hint}) => ({line: findYamlLine(text, path), what: message, how: hint}));
}

/**
 * Checks a command line against the grammar.
 *
 * @param words the whole line, starting with `aloft`
 * @param partial accept a line that stops early, as `aloft machine` in a sentence does
 */
export function checkCommandLine(words: readonly ShellWord[], facts: Facts, partial = false) {
  const texts = words.map(({text}) => text);
  const [, first = '', ...rest] = texts;
  if (/^[<…[.]/.test(first) && isPlaceholder(first)) return undefined;
  const filled = fillWords(words, labelWords(texts).roles, false).map(({text}) => text);
  const result = facts.parse(filled);
  if (result.ok) return undefined;
  const {code, message, hint} = result.error;
  if ((partial || filled.length < words.length) && incomplete.has(code)) return undefined;
  // `aloft machine <verb>` refers to the commands of a group.
  if (partial && code === 'command_unknown' && /^<.+>$/.test(rest.at(-1) ?? '')) return undefined;
  return {what: `\`${texts.join(' ')}\`: ${message}`, how: hint};
}

/** A script with its line within the block, from 0. */
type Script = Readonly<{text: string; line: number}>;

/** Keys of shell scripts in CI and Compose files. */
const scriptKey = /^(?:run|script|before_script|after_script|command|commands|cmd|entrypoint|test)$/;

/** A Dockerfile's instructions with scripts, and the recipes of a Makefile. */
const patterns: Readonly<Partial<Record<FenceClass, RegExp>>> = {
  dockerfile: /^[ \t]*(?:RUN|CMD|ENTRYPOINT)[ \t]+(?:--\S+[ \t]+)*((?:[^\n\\]|\\[^\n]|\\\n)*)/gim,
  'source:makefile': /^\t[@-]*(.*)/gm,
};

export function findScripts(kind: FenceClass, text: string): Script[] {
  if (kind === 'shell') return [{text, line: 0}];
  // PowerShell joins lines with a backquote where a shell has a backslash.
  if (kind === 'powershell') return [{text: text.replace(/`$/gm, '\\'), line: 0}];
  if (kind === 'yaml') return findYamlScripts(text);
  return [...text.matchAll(patterns[kind] ?? /(?!)/g)].map(({1: script = '', index}) => ({
    text: script,
    line: text.slice(0, index).split('\n').length - 1,
  }));
}

function findYamlScripts(text: string): Script[] {
  const lines = new LineCounter();
  const found: Script[] = [];
  visit(parseDocument(text, {lineCounter: lines}), {
    Pair: (_, {key, value}) => {
      if (!isScalar(key) || isMap(value) || !scriptKey.test(String(key.value))) return;
      visit(value as null, {
        Scalar: (at, {value: script, type = '', range}) => {
          if (at === 'key' || typeof script !== 'string') return;
          const line = lines.linePos(range?.[0] ?? 0).line - (type.startsWith('BLOCK') ? 0 : 1);
          // The CI system replaces expressions such as ${{ secrets.TOKEN }} before the shell parses the script.
          found.push({text: script.replace(/\$\{\{[^}]*\}\}/g, '$EXPRESSION'), line});
        },
      });
      return visit.SKIP;
    },
  });
  return found;
}

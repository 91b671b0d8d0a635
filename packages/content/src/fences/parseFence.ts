import {type Language, languages} from './languages';
import {ContentError, type Place} from '../problems';

/** A file of `examples/`, or one marked region of it. */
export interface ExampleReference {
  /** Path under `examples/`, with forward slashes, such as `go/generic/main.go`. */
  readonly path: string;
  /** Name of the region, as in `#region NAME`; undefined for the whole file. */
  readonly region?: string;
}

/** The parsed info string of a fenced block. */
export interface FenceMeta {
  readonly language: Language;
  /** Source of the block's text; its body on the page is empty. */
  readonly example?: ExampleReference;
  /** Title of the block, usually a file name. Defaults to the example's file name. */
  readonly title?: string;
  /** `fragment`: a part of a manifest, merged into a minimal one and then validated. */
  readonly manifest?: 'fragment';
  /** Error code that the block must produce. */
  readonly expectError?: string;
  /** Restart the transcript from this scenario of the simulator. */
  readonly scenario?: string;
  /** Lines with a mark, by its kind. Numbers count from 1, ascending and without duplicates. */
  readonly lines: Readonly<Partial<Record<LineMark, readonly number[]>>>;
  /** Text that is marked wherever it occurs. */
  readonly words: readonly string[];
  /** Show line numbers. */
  readonly numbers: boolean;
  /** Wrap long lines instead of scrolling. */
  readonly wrap: boolean;
}

/**
 * Marks of lines: `mark` and `error` color them, `ins` and `del` show a change, `focus` dims the other lines, and
 * `labels` numbers them from 1 for the prose around the block.
 */
export const lineMarks = ['mark', 'ins', 'del', 'focus', 'error', 'labels'] as const;
export type LineMark = (typeof lineMarks)[number];

const withValue = ['example', 'title', 'manifest', 'expect-error', 'scenario', 'words', ...lineMarks];
const flags = ['numbers', 'wrap'];

/**
 * Parses the info string of a fenced block, for rendering and for checks.
 *
 * @param language first word of the info string: `code.lang` in mdast
 * @param meta the rest of it: `code.meta` in mdast
 * @param place start of the fence, for the message
 * @throws ContentError with the problem and its fix
 */
export function parseFence(
  language: string | null | undefined,
  meta: string | null | undefined,
  place: Place,
): FenceMeta {
  const fail = (what: string, how: string): never => {
    throw new ContentError({...place, what, how});
  };
  const {words, rest} = splitMeta(meta ?? '');
  if (rest)
    fail(
      `the fence contains \`${rest}\`, which is not understood`,
      rest.startsWith('{') ? 'write mark="2,4-6"' : 'write key=value, key="quoted value" or a flag',
    );
  const values = readWords(words, fail);
  const example = values.has('example') ? readExample(values.get('example') ?? '', fail) : undefined;
  const manifest = values.get('manifest');
  if (manifest !== undefined && manifest !== 'fragment')
    fail(`manifest="${manifest}" is unknown`, 'write manifest=fragment');
  const lines = lineMarks
    .filter((name) => values.has(name))
    .map((name) => {
      const value = values.get(name)!;
      const how = `write lines and ranges, as in ${name}="2,4-6"`;
      return [name, readLines(value) ?? fail(`${name}="${value}" is not a list of lines`, how)] as const;
    });
  const code = values.get('expect-error');
  return {
    language: readLanguage(language, fail),
    ...(example && {example}),
    ...optional('title', values.get('title') ?? example?.path.split('/').pop()),
    ...(manifest && {manifest: 'fragment' as const}),
    ...optional('expectError', code),
    ...optional('scenario', values.get('scenario')),
    lines: Object.fromEntries(lines),
    words: values.get('words')?.split('|') ?? [],
    numbers: values.has('numbers'),
    wrap: values.has('wrap'),
  };
}

type Fail = (what: string, how: string) => never;

function readLanguage(language: string | null | undefined, fail: Fail): Language {
  if (language === 'mermaid') {
    return fail(
      'Mermaid draws in the browser with styles that the Content-Security-Policy blocks',
      'draw an SVG in docs/_diagrams/, and show it with <Diagram>',
    );
  }
  if (!language) return fail('the fence has no language', 'name one after the backticks; `text` for plain output');
  return (
    languages.get(language)?.name ??
    fail(
      `the language \`${language}\` is unknown`,
      'use a language of Prism, or add it to packages/content/src/fences/languages.ts',
    )
  );
}

function readWords(words: readonly MetaWord[], fail: Fail): Map<string, string> {
  const values = new Map<string, string>();
  for (const {key, value} of words) {
    if (values.has(key)) fail(`the fence contains \`${key}\` twice`, 'keep one of them');
    if (withValue.includes(key)) {
      if (!value) fail(`\`${key}\` in the fence has no value`, `write ${key}="…"`);
    } else if (flags.includes(key)) {
      if (value !== undefined) fail(`\`${key}\` in the fence does not take a value`, `write ${key} alone`);
    } else {
      fail(
        `the fence contains the unknown word \`${key}\``,
        key === 'showLineNumbers' ? 'write `numbers`' : `known are ${[...withValue, ...flags].join(', ')}`,
      );
    }
    values.set(key, value ?? '');
  }
  return values;
}

function readExample(value: string, fail: Fail): ExampleReference {
  const [path = '', region, ...more] = value.split('#');
  const segments = path.split('/');
  if (
    more.length > 0 ||
    region === '' ||
    segments.some((segment) => ['', '.', '..'].includes(segment)) ||
    path.includes('\\')
  ) {
    fail(`example="${value}" is not a path under examples/`, 'write group/name/file or group/name/file#region');
  }
  return {path, ...optional('region', region)};
}

function optional<Key extends string>(key: Key, value: string | undefined): {[K in Key]?: string} {
  return value === undefined ? {} : ({[key]: value} as {[K in Key]: string});
}

/** One word of an info string: `key=value`, `key="quoted value"` or a bare flag. */
interface MetaWord {
  readonly key: string;
  /** Absent for a bare flag. */
  readonly value?: string;
}

const word = /\s*(?:([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))|([A-Za-z][\w-]*)(?=\s|$))/y;

/** Splits the part of an info string after the language. `rest` is the part that can't be parsed. */
function splitMeta(meta: string): {words: MetaWord[]; rest: string} {
  const words: MetaWord[] = [];
  const text = meta.trimEnd();
  word.lastIndex = 0;
  let end = 0;
  while (end < text.length) {
    const match = word.exec(text);
    if (!match) return {words, rest: text.slice(end).trim()};
    end = word.lastIndex;
    const [, key, double, single, plain, flag] = match;
    if (flag !== undefined) words.push({key: flag});
    else words.push({key: key ?? '', value: double ?? single ?? plain ?? ''});
  }
  return {words, rest: ''};
}

const lastLine = 9999;

/** Parses `2,4-6` into line numbers. Returns undefined if the text isn't such a list. */
function readLines(text: string): number[] | undefined {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part);
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1 || to < from || to > lastLine) return undefined;
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

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
  const values = readWords(meta ?? '', fail);
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
  return {
    language: readLanguage(language, fail),
    ...(example && {example}),
    title: values.get('title') ?? example?.path.split('/').pop(),
    ...(manifest && {manifest: 'fragment' as const}),
    expectError: values.get('expect-error'),
    scenario: values.get('scenario'),
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

/** One word of an info string: `key=value`, `key="quoted value"` or a bare flag. */
const word = /\s*([A-Za-z][\w-]*)(?:=("[^"]*"|'[^']*'|[^\s"']+)|(?=\s|$))/gy;

/** Reads the part of an info string after the language. */
function readWords(meta: string, fail: Fail): Map<string, string> {
  const values = new Map<string, string>();
  let end = 0;
  for (const [whole, key = '', value] of meta.matchAll(word)) {
    end += whole.length;
    if (values.has(key)) fail(`the fence contains \`${key}\` twice`, 'keep one of them');
    if (withValue.includes(key)) {
      if (!value || /^(?:""|'')$/.test(value)) fail(`\`${key}\` in the fence has no value`, `write ${key}="…"`);
    } else if (flags.includes(key)) {
      if (value !== undefined) fail(`\`${key}\` in the fence does not take a value`, `write ${key} alone`);
    } else {
      fail(
        `the fence contains the unknown word \`${key}\``,
        key === 'showLineNumbers' ? 'write `numbers`' : `known are ${[...withValue, ...flags].join(', ')}`,
      );
    }
    values.set(key, (value ?? '').replace(/^(["'])(.*)\1$/, '$2'));
  }
  const rest = meta.slice(end).trim();
  if (rest)
    fail(
      `the fence contains \`${rest}\`, which is not understood`,
      rest.startsWith('{') ? 'write mark="2,4-6"' : 'write key=value, key="quoted value" or a flag',
    );
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
  return {path, ...(region !== undefined && {region})};
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

import {checkedLanguages, languages} from './languages';
import {attempt, failAt, type Place, type Problem} from '../problems';
import {brand} from '@aloft/platform/brand';
import type {Root, Code} from 'mdast';
import {visit} from 'unist-util-visit';

/** A file of `examples/`, or one marked region of it. */
export interface ExampleReference {
  /** Path under `examples/`, with forward slashes, such as `go/generic/main.go`. */
  readonly path: string;
  /** Name of the region, as in `#region NAME`; undefined for the whole file. */
  readonly region?: string;
}

/** The parsed info string of a fenced block. */
export interface FenceMeta {
  /** Spelling of the site, after aliases are resolved. */
  readonly language: string;
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
  readonly numbers: boolean;
  /** Wrap long lines instead of scrolling. */
  readonly wrap: boolean;
}

/**
 * Marks of lines: `mark` and `error` color them, `ins` and `del` show a change, `focus` dims the other lines, and
 * `labels` numbers them from 1 for the prose around the block.
 */
const lineMarks = ['mark', 'ins', 'del', 'focus', 'error', 'labels'] as const;
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
export function parseFence(language: Code['lang'], meta: Code['meta'], place: Place): FenceMeta {
  const values = readWords(meta ?? '', place);
  const example = values.has('example') ? readExample(values.get('example')!, place) : undefined;
  const manifest = values.get('manifest');
  if (manifest !== undefined && manifest !== 'fragment')
    failAt(place, `manifest="${manifest}" is unknown`, 'write manifest=fragment');
  const lines = lineMarks.flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, readLines(name, value, place)] as const];
  });
  return {
    language: readLanguage(language, place),
    ...(example && {example}),
    title: values.get('title') ?? example?.path.split('/').pop(),
    ...(manifest && {manifest}),
    expectError: values.get('expect-error'),
    scenario: values.get('scenario'),
    lines: Object.fromEntries(lines),
    words: values.get('words')?.split('|') ?? [],
    numbers: values.has('numbers'),
    wrap: values.has('wrap'),
  };
}

function readLanguage(language: Code['lang'], place: Place): string {
  if (!language)
    return failAt(place, 'the fence has no language', 'name one after the backticks; `text` for plain output');
  if (language === 'mermaid') {
    const what = 'Mermaid draws in the browser with styles that the Content-Security-Policy blocks';
    return failAt(place, what, 'draw an SVG in docs/_diagrams/, and show it with <Diagram>');
  }
  const how = 'use a language of Prism, or add it to packages/content/src/fences/languages.ts';
  return languages.get(language)?.name ?? failAt(place, `the language \`${language}\` is unknown`, how);
}

/** One word of an info string: `key=value`, `key="quoted value"` or a bare flag. */
const word = /\s*([A-Za-z][\w-]*)(?:=("[^"]*"|'[^']*'|[^\s"']+)|(?=\s|$))/gy;

/** Reads the part of an info string after the language. */
function readWords(meta: string, place: Place): Map<string, string> {
  const values = new Map<string, string>();
  let end = 0;
  for (const [whole, key = '', quoted] of meta.matchAll(word)) {
    end += whole.length;
    const value = quoted?.replace(/^(["'])(.*)\1$/, '$2');
    if (values.has(key)) failAt(place, `the fence contains \`${key}\` twice`, 'keep one of them');
    if (withValue.includes(key)) {
      if (!value) failAt(place, `\`${key}\` in the fence has no value`, `write ${key}="…"`);
    } else if (!flags.includes(key)) {
      const known = key === 'showLineNumbers' ? 'write `numbers`' : `known are ${[...withValue, ...flags].join(', ')}`;
      failAt(place, `the fence contains the unknown word \`${key}\``, known);
    } else if (value !== undefined)
      failAt(place, `\`${key}\` in the fence does not take a value`, `write ${key} alone`);
    values.set(key, value ?? '');
  }
  const rest = meta.slice(end).trim();
  const how = rest.startsWith('{') ? 'write mark="2,4-6"' : 'write key=value, key="quoted value" or a flag';
  if (rest) failAt(place, `the fence contains \`${rest}\`, which is not understood`, how);
  return values;
}

function readExample(value: string, place: Place): ExampleReference {
  const [path = '', region, ...more] = value.split('#');
  const isPath = path.split('/').every((segment) => /^(?!\.\.?$)[^\\]+$/.test(segment));
  const how = 'write group/name/file or group/name/file#region';
  if (!isPath || region === '' || more.length > 0)
    failAt(place, `example="${value}" is not a path under examples/`, how);
  return {path, ...(region !== undefined && {region})};
}

/** Parses `2,4-6` into line numbers. */
function readLines(name: LineMark, text: string, place: Place): number[] {
  const lines = text.split(',').flatMap((part) => {
    const [, from = NaN, to = from] = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part)?.map(Number) ?? [];
    const count = (Number.isNaN(to) ? from : to) - from + 1;
    const how = `write lines and ranges, as in ${name}="2,4-6"`;
    if (!(from > 0 && count > 0)) failAt(place, `${name}="${text}" is not a list of lines`, how);
    return Array.from({length: count}, (_, index) => from + index);
  });
  return [...new Set(lines)].sort((a, b) => a - b);
}

/** A fenced block of a page, read and classified. */
export interface Fence {
  /** Path of the page from the project's root. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Line of the closing fence. */
  readonly endLine: number;
  readonly meta: FenceMeta;
  readonly kind: FenceClass;
  /** The block's text without the fences. Empty if `meta.example` is set. */
  readonly text: string;
}

/** The class of a block, which determines how it's checked: a checked language, or the name of another one. */
export type FenceClass =
  | 'transcript'
  | 'manifest'
  | 'manifest-fragment'
  | 'shell'
  | (typeof checkedLanguages)[number]
  | `source:${string}`;

/**
 * Returns the class of a block. A block with an example gets the class of its content.
 *
 * @throws ContentError when marks contradict the language
 */
export function classifyFence(meta: FenceMeta, place: Place, text = ''): FenceClass {
  const {language, example} = meta;
  if (meta.manifest && language !== 'yaml')
    failAt(place, "manifest=fragment marks a block that isn't yaml", 'make it a yaml block');
  if (meta.scenario && language !== 'console')
    failAt(place, "scenario= marks a block that isn't console", 'make it a console block');
  const kind = classify(meta, text);
  const how = 'only transcripts and manifests are run, so only they can fail';
  if (meta.expectError && kind !== 'transcript' && !isManifest(kind))
    failAt(place, `expect-error= marks a block of class ${kind}`, how);
  if (example && kind === 'transcript') failAt(place, 'a transcript names an example', 'type the commands on the page');
  return kind;
}

/** Whether a block is a manifest, or a part of one. */
export const isManifest = (kind: FenceClass): boolean => kind === 'manifest' || kind === 'manifest-fragment';

function classify({language, manifest, example, title}: FenceMeta, text: string): FenceClass {
  if (manifest) return 'manifest-fragment';
  const file = (example?.path ?? title ?? '').split('/').pop();
  if (language === 'yaml' && (file === brand.manifest || /^version: \d+\napp: /.test(text)))
    return example?.region ? 'manifest-fragment' : 'manifest';
  if (language === 'console') return 'transcript';
  if (language === 'bash' || language === 'sh') return 'shell';
  return checkedLanguages.find((name) => name === language) ?? `source:${language}`;
}

/** Collects the fenced blocks of a page in order, and a problem for each invalid one. */
export function collectFences(file: string, tree: Root): {fences: Fence[]; problems: Problem[]} {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', ({lang, meta: words, value: text, position}: Code) => {
    const {line = 1} = position?.start ?? {};
    const {value, problem} = attempt((): Fence => {
      const place = {file, line};
      const meta = parseFence(lang, words, place);
      const kind = classifyFence(meta, place, text);
      if (meta.example && text.trim())
        failAt(place, "the block names an example but isn't empty", 'leave the block empty');
      if (!meta.example && !text.trim())
        failAt(place, 'the block is empty', 'fill it, or name an example with example="path#region"');
      return {file, line, endLine: position?.end.line ?? line, meta, kind, text};
    });
    if (value) fences.push(value);
    if (problem) problems.push(problem);
  });
  return {fences, problems};
}

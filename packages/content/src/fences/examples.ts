import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brand} from '@aloft/platform/brand';
import {type ExampleReference, isManifest, type Fence} from './parseFence';
import {attempt, failAt, type Place} from '../problems';
import type {Page} from '../pages/parsePage';
import {once} from '../once';

/**
 * Returns the text of a file under `examples/`, or undefined if it doesn't exist. The path has forward slashes and is
 * relative to `examples/`.
 */
export type ExampleReader = (path: string) => string | undefined;

/** A reader of the files under `examples/` of a project. */
export const readExampleFile =
  (root: string): ExampleReader =>
  (path) => {
    const file = join(root, 'examples', path);
    // `existsSync` is also false for a path through a file, for which `statSync` throws.
    const isFile = existsSync(file) && statSync(file).isFile();
    return isFile ? readFileSync(file, 'utf8').replace(/\r\n/g, '\n') : undefined;
  };

const marker = /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*|"""|<%#|\{#|rem\b)?\s*#(region|endregion)\b\s*([\w.-]*)/i;

/**
 * Returns the text of an example or of one of its regions, without markers and common indentation. A region is the text
 * between `#region NAME` and `#endregion NAME`, which are in comments of the file's language.
 *
 * @param place location of the fence, for the message
 * @throws ContentError when the file doesn't exist, or the region is missing, empty, or not closed
 */
export function includeExample({path, region}: ExampleReference, read: ExampleReader, place: Place): string {
  const text = read(path) ?? failAt(place, `examples/${path} does not exist`, 'name a file under examples/');
  const how = 'put #region NAME and #endregion NAME in comments around the lines, or name a region that exists';
  const fail = (what: string) => failAt(place, `examples/${path}: ${what}`, how);
  const kept: string[] = [];
  let open = region === undefined;
  let found = open;
  let afterMarker = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const [, kind, name] = marker.exec(line) ?? [];
    // Formatters insert a blank line on both sides of a marker; keep one of the two.
    const isSecondBlank: boolean = afterMarker && !line.trim() && !kept.at(-1)?.trim();
    afterMarker = kind !== undefined || isSecondBlank;
    if (!kind) {
      if (open && !isSecondBlank) kept.push(line);
    } else if (region !== undefined && name === region) {
      open = kind.toLowerCase() === 'region';
      if (open && found) fail(`the region \`${region}\` begins twice`);
      found ||= open;
    }
  }
  if (!found) fail(`the region \`${region}\` does not exist`);
  if (region !== undefined && open) fail(`the region \`${region}\` is not closed with #endregion ${region}`);
  return dedent(kept) || fail(region === undefined ? 'the file is empty' : `the region \`${region}\` is empty`);
}

function dedent(lines: readonly string[]): string {
  const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/[^ \t]/)));
  return lines
    .map((line) => (line.trim() ? line.slice(margin) : ''))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/** A block with its final text. */
export interface Block extends Fence {
  /** The page's line of a line of the text, which counts from 0; that of the fence for an example. */
  readonly lineAt: (offset: number) => number;
}

/**
 * The blocks of a page, with the text of their examples. A missing example is left out, because `checkExamples` reports
 * it.
 *
 * @param isWhole whether to read whole files instead of regions, for syntax that can't be parsed in part
 */
export const readBlocks = ({fences}: Pick<Page, 'fences'>, read: ExampleReader, isWhole = false): Block[] =>
  fences.flatMap((fence): Block[] => {
    const {example} = fence.meta;
    if (!example) return [{...fence, lineAt: (offset) => fence.line + 1 + offset}];
    const {value: text} = attempt(() => includeExample(isWhole ? {path: example.path} : example, read, fence));
    return text === undefined ? [] : [{...fence, text, lineAt: () => fence.line}];
  });

/** The examples that a page names, such as `go/generic`. */
export const listExamples = ({source}: Page): readonly string[] => [
  ...new Set([...source.matchAll(/\bexample="([\w-]+\/[\w-]+)/g)].map(([, directory = '']) => directory)),
];

/** The code that a page shows, with the whole files of its examples and their tests. */
export const readCode = once((page: Page, read: ExampleReader): string => {
  const files = listExamples(page).flatMap((directory) =>
    ['example.json', brand.manifest, 'Dockerfile', 'start.sh'].map((file) => read(`${directory}/${file}`) ?? ''),
  );
  return [...readBlocks(page, read, true).map(({text}) => text), ...new Set(files)].join('\n');
});

/**
 * The page's code that isn't about the platform: programs, Dockerfiles, configuration of other software. Inline code
 * that also occurs there refers to that code.
 */
export const readForeignCode = once((page: Page, read: ExampleReader): string =>
  readBlocks(page, read)
    .flatMap(({kind, text}) => (kind === 'transcript' || isManifest(kind) ? [] : [text]))
    .join('\n')
    .replace(new RegExp(`^.*\\b${brand.cli} .*$`, 'gm'), ''),
);

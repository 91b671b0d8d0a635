import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ExampleReference} from './parseFence';
import {ContentError, type Place} from '../problems';
import type {Fence} from './collectFences';

/**
 * Returns the text of a file under `examples/`, or undefined if it doesn't exist. The path has forward slashes and is
 * relative to `examples/`.
 */
export type ExampleReader = (path: string) => string | undefined;

/** A reader of the files under `examples/` of a project. */
export function readExampleFile(root: string): ExampleReader {
  return (path) => {
    try {
      return readFileSync(join(root, 'examples', path), 'utf8').replace(/\r\n/g, '\n');
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
      throw error;
    }
  };
}

/**
 * Returns the text of an example or of one of its regions.
 *
 * @param place location of the fence, for the message
 * @throws ContentError when the file or the region does not exist
 */
export function includeExample({path, region}: ExampleReference, read: ExampleReader, place: Place): string {
  const text = read(path);
  if (text === undefined) {
    throw new ContentError({...place, what: `examples/${path} does not exist`, how: 'name a file under examples/'});
  }
  try {
    return readRegion(text, region);
  } catch (error) {
    if (!(error instanceof RegionError)) throw error;
    throw new ContentError({
      ...place,
      what: `examples/${path}: ${error.message}`,
      how: 'put #region NAME and #endregion NAME in comments around the lines, or name a region that exists',
    });
  }
}

/** A region that can't be extracted. The message describes the problem. */
class RegionError extends Error {}

const marker = /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*|"""|<%#|\{#|rem\b)?\s*#(region|endregion)\b\s*([\w.-]*)/i;

/**
 * Extracts a region of a source file, without its markers and common indentation. A region is the text between
 * `#region NAME` and `#endregion NAME`, which are in comments of the file's language.
 *
 * @param region name of the region; by default, the whole text without markers
 * @throws RegionError when the region is missing, empty, or not closed
 */
export function readRegion(text: string, region?: string): string {
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
      if (kind.toLowerCase() === 'region' && found) throw new RegionError(`the region \`${region}\` begins twice`);
      open = kind.toLowerCase() === 'region';
      found ||= open;
    }
  }
  if (!found) throw new RegionError(`the region \`${region}\` does not exist`);
  if (region !== undefined && open)
    throw new RegionError(`the region \`${region}\` is not closed with #endregion ${region}`);
  const body = dedent(kept);
  if (!body) throw new RegionError(region === undefined ? 'the file is empty' : `the region \`${region}\` is empty`);
  return body;
}

function dedent(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim());
  const margin = Math.min(...filled.map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0));
  return lines
    .map((line) => (line.trim() ? line.slice(margin) : ''))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/** A block with its final text. */
interface ResolvedFence extends Fence {
  /** Page line of the text's first line; the fence's own line for an example, whose text isn't on the page. */
  readonly firstLine: number;
}

/** Fills a block from its example. Undefined if the example is missing, which `checkExamples` reports. */
export function resolveFence(fence: Fence, read: ExampleReader): ResolvedFence | undefined {
  const {example} = fence.meta;
  if (!example) return {...fence, firstLine: fence.line + 1};
  try {
    return {...fence, text: includeExample(example, read, fence), firstLine: fence.line};
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** A block with the whole file of its example, for syntax that can't be parsed in part. */
export function resolveWhole(fence: Fence, read: ExampleReader): ResolvedFence | undefined {
  const {example} = fence.meta;
  return resolveFence(example ? {...fence, meta: {...fence.meta, example: {path: example.path}}} : fence, read);
}

/** The page's line number of a block's line. `offset` counts from 0. */
export function lineInPage(fence: ResolvedFence, offset: number): number {
  return fence.meta.example ? fence.line : fence.firstLine + offset;
}

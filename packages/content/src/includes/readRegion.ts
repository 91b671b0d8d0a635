/** A region that can't be extracted. The message describes the problem. */
export class RegionError extends Error {}

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

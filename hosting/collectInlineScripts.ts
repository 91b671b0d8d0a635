import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/**
 * The hashes of all scripts that stand in the given pages, as a Content-Security-Policy wants them.
 * Data blocks (JSON-LD) are not run, and need no hash.
 * @param pages paths of HTML files
 */
export function collectInlineScripts(pages: readonly string[]): readonly string[] {
  const hashes = new Set<string>();
  for (const page of pages) {
    const $ = load(readFileSync(page, 'utf8'));
    $('script:not([src])').each((_, script) => {
      if (!executable.has($(script).attr('type') ?? '')) return;
      hashes.add(`sha256-${createHash('sha256').update($(script).text()).digest('base64')}`);
    });
  }
  return [...hashes].sort();
}

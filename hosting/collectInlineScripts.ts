import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {load} from 'cheerio/slim';

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);
/** A script of a page, so that not all of the page must be parsed. Text and attributes hold `&lt;script`. */
const element = /<script[\s/>][\s\S]*?<\/script\b[^>]*>/gi;

/**
 * The hashes of all scripts that stand in the given pages, as a Content-Security-Policy wants them.
 * Data blocks (JSON-LD) are not run, and need no hash.
 * @param pages paths of HTML files
 */
export function collectInlineScripts(pages: readonly string[]): readonly string[] {
  const elements = new Set(pages.flatMap((page) => readFileSync(page, 'utf8').match(element) ?? []));
  const hashes = new Set<string>();
  for (const html of elements) {
    const $ = load(html);
    const script = $('script:not([src])');
    if (script.length === 0 || !executable.has(script.attr('type') ?? '')) continue;
    hashes.add(`sha256-${createHash('sha256').update(script.text()).digest('base64')}`);
  }
  return [...hashes].sort();
}

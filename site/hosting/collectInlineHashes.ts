import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {load} from 'cheerio/slim';

/** Hashes of inline scripts and styles, in the format of the Content-Security-Policy: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether a page names the file of a script, instead of loading all files by an inline script. */
  readonly namesScripts: boolean;
}

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);
/** Matches inline scripts and styles without parsing the page. Text and attributes contain `&lt;script` instead. */
const element = /<(script|style)[\s/>][\s\S]*?<\/\1\b[^>]*>/gi;

/**
 * Collects the hashes of all inline scripts and styles of the given pages.
 * Data blocks such as JSON-LD aren't executed, so they don't need a hash.
 * @param pages paths of HTML files
 */
export function collectInlineHashes(pages: readonly string[]): InlineHashes {
  const elements = new Set(pages.flatMap((page) => readFileSync(page, 'utf8').match(element) ?? []));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let namesScripts = false;
  for (const html of elements) {
    const $ = load(html);
    namesScripts ||= $('script[src]').length > 0;
    const found = $('script:not([src]), style');
    if (found.length === 0) continue;
    const hash = `sha256-${createHash('sha256').update(found.text()).digest('base64')}`;
    if (found.is('style')) styles.add(hash);
    else if (executable.has(found.attr('type') ?? '')) scripts.add(hash);
  }
  return {scripts: [...scripts].sort(), styles: [...styles].sort(), namesScripts};
}

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

/** Hashes of inline scripts and styles, in the format of the Content-Security-Policy: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether a page names the file of a script, instead of loading all files by an inline script. */
  readonly namesScripts: boolean;
}

/** Scripts and styles. Text and attributes contain `&lt;script` instead. */
const elements = /<(script|style)((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1\b/gi;
const isData = /\stype=["']?(?!module|text\/javascript|application\/javascript)/i;

/**
 * Collects the hashes of all inline scripts and styles of the given pages.
 * Data blocks such as JSON-LD aren't executed, so they don't need a hash.
 * @param pages paths of HTML files
 */
export function collectInlineHashes(pages: readonly string[]): InlineHashes {
  const codes = {script: new Set<string>(), style: new Set<string>()};
  let namesScripts = false;
  for (const page of pages)
    for (const [, name = '', attributes = '', code = ''] of readFileSync(page, 'utf8').matchAll(elements)) {
      const kind = name.toLowerCase() as keyof typeof codes;
      if (/\ssrc=/i.test(attributes)) namesScripts = true;
      else if (kind === 'style' || !isData.test(attributes)) codes[kind].add(code);
    }
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
  return {scripts: [...codes.script].map(hash).sort(), styles: [...codes.style].map(hash).sort(), namesScripts};
}

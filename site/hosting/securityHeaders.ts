import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {listFiles} from './listFiles';

/** Scripts and styles. Text and attributes contain `&lt;script` instead. */
const elements = /<(script|style)((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1\b/gi;
/** Data blocks such as JSON-LD aren't executed, so they don't need a hash. */
const isData = /\stype=(?!["']?(?:module|(?:text|application)\/javascript)\b)/i;

/** Hashes of the inline scripts and styles of all pages, and whether a page names the file of a script. */
function readInlineCode(directory: string) {
  const codes = {script: new Set<string>(), style: new Set<string>()};
  let namesScripts = false;
  for (const page of listFiles(directory).filter((file) => file.endsWith('.html')))
    for (const [, name = '', attributes = '', code = ''] of readFileSync(page, 'utf8').matchAll(elements)) {
      const kind = name.toLowerCase() as keyof typeof codes;
      if (/\ssrc=/i.test(attributes)) namesScripts = true;
      else if (kind === 'style' || !isData.test(attributes)) codes[kind].add(code);
    }
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return {scripts: [...codes.script].map(hash).sort(), styles: [...codes.style].map(hash).sort(), namesScripts};
}

/**
 * Headers of every response of a built site. Only its files and inline code with known hashes are allowed.
 *
 * @param connectOrigins other origins that pages may connect to: the search cluster, if one is configured
 */
export function securityHeaders(
  directory: string,
  connectOrigins: readonly string[] = [],
): Readonly<Record<string, string>> {
  const {scripts, styles, namesScripts} = readInlineCode(directory);
  const policy: Readonly<Record<string, readonly string[]>> = {
    // Firefox applies `default-src` to prefetched files, so it can't be 'none'. Unused directives are denied below.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    // With 'strict-dynamic', only inline scripts with these hashes run, and the scripts that they load. Old browsers don't
    // know it and use 'self'.
    'script-src': ["'self'", ...(namesScripts ? [] : ["'strict-dynamic'"]), ...scripts],
    'style-src': ["'self'", ...styles],
    // React writes `style` attributes into the built HTML; attributes can't be hashed.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Origins of the search cluster that pages call, from the environment variables of `site/config/environment.ts`. */
export function searchOrigins(env: NodeJS.ProcessEnv): readonly string[] {
  return [...(env.SEARCH_NODES ?? '').split(','), env.SEARCH_NEAREST_NODE ?? '']
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => new URL(origin).origin);
}

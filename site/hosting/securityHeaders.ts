import type {InlineHashes} from './collectInlineHashes';

export interface SecurityOptions {
  /** Hashes of inline scripts and styles. */
  readonly hashes: InlineHashes;
  /** Other origins that pages may connect to: the search cluster, if one is configured. */
  readonly connectOrigins?: readonly string[];
}

/** Headers of every response. Only files of this site and inline code with known hashes are allowed. */
export function securityHeaders({hashes, connectOrigins = []}: SecurityOptions): Readonly<Record<string, string>> {
  const policy: Readonly<Record<string, readonly string[]>> = {
    // Firefox applies `default-src` to prefetched files, so it can't be 'none'. Unused directives are denied below.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    // With 'strict-dynamic', only inline scripts with these hashes run, and the scripts that they load. Old browsers don't
    // know it and use 'self'.
    'script-src': [
      "'self'",
      ...(hashes.namesScripts ? [] : ["'strict-dynamic'"]),
      ...hashes.scripts.map((hash) => `'${hash}'`),
    ],
    'style-src': ["'self'", ...hashes.styles.map((hash) => `'${hash}'`)],
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

/**
 * Stands for path-to-regexp in the router of the browser: all routes of this site are literal, and `*` for the rest.
 * `tests/site/leanClient.test.ts` holds the routes to that.
 */

interface MatchOptions {
  /** Nothing may follow the path. */
  readonly end?: boolean;
  /** A slash at the end counts. */
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** A pattern that finds the path at the start of an address. The parameter list stays as it is: there are none. */
export default function literalPath(path: string, _parameters: unknown, options: MatchOptions): RegExp {
  const flags = options.sensitive ? '' : 'i';
  if (path === '*') return new RegExp('^(.*)$', flags);
  const withoutSlash = options.strict ? path : path.replace(/\/$/, '');
  const slash = options.strict ? '' : '(?:\\/(?=$))?';
  const end = options.end ? '$' : path.endsWith('/') && options.strict ? '' : '(?=\\/|$)';
  return new RegExp(`^${withoutSlash.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}${slash}${end}`, flags);
}

/** The router makes addresses from patterns with it, and this site has no patterns. */
literalPath.compile = (path: string) => () => path;

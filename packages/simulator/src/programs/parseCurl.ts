import type {HttpResponse} from '../state/types';

/** A request that `curl` sends. */
export interface CurlRequest {
  url: URL;
  method: string;
  /** Print the response headers (`-i`, `-I`). */
  headers: boolean;
  /** Follow redirects (`-L`). */
  follow: boolean;
  /** Fail on a status of 400 or more (`-f`). */
  fail: boolean;
  /** Header fields (`-H`), by name in lower case. */
  fields: Record<string, string>;
  /** Body (`-d`), or null. */
  data: string | null;
}

const LONG: Record<string, string> = {
  '--silent': 's',
  '--show-error': 'S',
  '--fail': 'f',
  '--location': 'L',
  '--include': 'i',
  '--head': 'I',
  '--request': 'X',
  '--header': 'H',
  '--data': 'd',
};
const TAKES_VALUE = new Set(['X', 'H', 'd']);

/** Parses the arguments of `curl`. Returns the reason if they aren't simulated. */
export function parseCurl(args: string[]): CurlRequest | string {
  const switches = new Set<string>();
  const values: Record<string, string> = {};
  const fields: Record<string, string> = {};
  let address: string | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (!arg.startsWith('-')) {
      if (address !== null) return 'curl is simulated with one address only';
      address = arg;
      continue;
    }
    const letters = arg.startsWith('--') ? LONG[arg] : arg.slice(1);
    if (!letters) return `curl's option ${arg.slice(0, 40)} is not simulated`;
    for (const letter of letters) {
      if (TAKES_VALUE.has(letter)) {
        index += 1;
        values[letter] = args[index] ?? '';
        if (letter === 'H') {
          const [name = '', ...value] = values[letter].split(':');
          if (name.trim().toLowerCase() === 'host') return "curl's header Host is not simulated";
          fields[name.trim().toLowerCase()] = value.join(':').trim();
        }
      } else if ('sSfLiI'.includes(letter)) switches.add(letter);
      else return `curl's option -${letter} is not simulated`;
    }
  }
  if (address === null) return 'curl needs an address';
  const text = address.includes('://') ? address : `http://${address}`;
  if (!URL.canParse(text)) return 'curl needs an http or https address';
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'curl needs an http or https address';
  return {
    url,
    method: values.X ?? (switches.has('I') ? 'HEAD' : 'd' in values ? 'POST' : 'GET'),
    headers: switches.has('i') || switches.has('I'),
    follow: switches.has('L'),
    fail: switches.has('f'),
    fields,
    data: values.d ?? null,
  };
}

/** Output of `curl` for a response: the header with `-i` or `-I`, then the body. */
export function formatResponse(response: HttpResponse, url: URL, request: CurlRequest): string[] {
  const {status, reason} = response;
  const head = url.protocol === 'https:' ? `HTTP/2 ${status}` : `HTTP/1.1 ${status} ${reason}`;
  const headers = request.headers
    ? [head, ...Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`), '']
    : [];
  const body = request.method === 'HEAD' || response.body === '' ? [] : response.body.replace(/\n$/, '').split('\n');
  return [...headers, ...body];
}

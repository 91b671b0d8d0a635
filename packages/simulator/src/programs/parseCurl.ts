import {refuse, type Reply} from '../context';
import type {HttpResponse} from '../state/types';

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

/** Parses the arguments of `curl`. Returns the reason if they aren't simulated. */
function parseCurl(args: readonly string[]): CurlRequest | string {
  const given: Record<string, string> = {};
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
      if (!'sSfLiIXHd'.includes(letter)) return `curl's option -${letter} is not simulated`;
      const value = 'XHd'.includes(letter) ? (args[(index += 1)] ?? '') : '';
      given[letter] = value;
      if (letter !== 'H') continue;
      const [name = '', ...rest] = value.split(':');
      if (name.trim().toLowerCase() === 'host') return "curl's header Host is not simulated";
      fields[name.trim().toLowerCase()] = rest.join(':').trim();
    }
  }
  if (address === null) return 'curl needs an address';
  const url = parseUrl(address.includes('://') ? address : `http://${address}`);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return 'curl needs an http or https address';
  return {
    url,
    method: given.X ?? ('I' in given ? 'HEAD' : 'd' in given ? 'POST' : 'GET'),
    headers: 'i' in given || 'I' in given,
    follow: 'L' in given,
    fail: 'f' in given,
    fields,
    data: given.d ?? null,
  };
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const REASONS: Record<number, string> = {
  200: 'OK',
  308: 'Permanent Redirect',
  404: 'Not Found',
  503: 'Service Unavailable',
};

/** Output of `curl` for a response: the header with `-i` or `-I`, then the body. */
function formatResponse({status, headers, body}: HttpResponse, url: URL, request: CurlRequest): string[] {
  const head = url.protocol === 'https:' ? `HTTP/2 ${status}` : `HTTP/1.1 ${status} ${REASONS[status] ?? ''}`;
  return [
    ...(request.headers ? [head, ...Object.entries(headers).map((pair) => pair.join(': ')), ''] : []),
    ...(request.method === 'HEAD' || body === '' ? [] : body.replace(/\n$/, '').split('\n')),
  ];
}

/** A response, or the reply of a request that failed or isn't simulated. */
export type Answer = HttpResponse | Reply<never>;

/** The reply of a request that `curl` couldn't make. */
export const failCurl = (exitCode: number, text: string): Reply<never> => ({
  exitCode,
  notes: [`curl: (${exitCode}) ${text}`],
});

/** Runs `curl`: sends the request, and with `-L` those to which it's redirected. */
export function curl(args: readonly string[], send: (url: URL, request: CurlRequest) => Answer): Reply<never> {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  const raw: string[] = [];
  let {url} = request;
  for (let hop = 0; hop < 5; hop += 1) {
    const answer = send(url, request);
    if (!('status' in answer)) return answer;
    const {status, headers} = answer;
    raw.push(...formatResponse(answer, url, request));
    const next = request.follow && status >= 300 && status < 400 ? parseUrl(headers.location ?? '') : null;
    if (!next) {
      if (request.fail && status >= 400) return failCurl(22, `The requested URL returned error: ${status}`);
      break;
    }
    if (!request.headers) raw.length = 0;
    url = next;
  }
  return {raw};
}

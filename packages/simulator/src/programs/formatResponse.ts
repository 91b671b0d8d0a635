import type {HttpResponse} from '../state/types';
import type {CurlRequest} from './parseCurl';

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

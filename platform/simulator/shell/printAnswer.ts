import type {HttpAnswer} from '../state/types';
import type {CurlRequest} from './parseCurl';

/** Output of `curl` for a response: the header with `-i` or `-I`, then the body. */
export function printAnswer(answer: HttpAnswer, url: URL, request: CurlRequest): string[] {
  const head = url.protocol === 'https:' ? `HTTP/2 ${answer.status}` : `HTTP/1.1 ${answer.status} ${answer.reason}`;
  const headers = request.headers
    ? [head, ...Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`), '']
    : [];
  const body = request.method === 'HEAD' || answer.body === '' ? [] : answer.body.replace(/\n$/, '').split('\n');
  return [...headers, ...body];
}

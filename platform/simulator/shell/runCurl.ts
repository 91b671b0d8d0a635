import {brand} from '../../brand';
import {answerApiRequest} from './answerApiRequest';
import {answerRequest} from './answerRequest';
import {findHost} from './findHost';
import {parseCurl, type CurlRequest} from './parseCurl';
import {printAnswer} from './printAnswer';
import {refuse, type ShellResult} from './refuse';
import type {HttpAnswer, SimulatorState} from '../state/types';

/** `curl [-sSfLiI] [-X METHOD] [-H HEADER] [-d DATA] URL` against the simulated services and API. */
export function runCurl(draft: SimulatorState, args: string[]): ShellResult {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  const lines: string[] = [];
  let {url} = request;
  for (let hop = 0; hop < 5; hop += 1) {
    const answer = makeRequest(draft, url, request);
    if ('stderr' in answer) return answer;
    const location = answer.headers.location;
    lines.push(...printAnswer(answer, url, request));
    if (request.follow && location !== undefined && answer.status >= 300 && answer.status < 400) {
      const next = parseUrl(location);
      if (next === null) break;
      if (!request.headers) lines.length = 0;
      url = next;
      continue;
    }
    if (request.fail && answer.status >= 400) {
      return {stdout: [], stderr: [`curl: (22) The requested URL returned error: ${answer.status}`], exitCode: 22};
    }
    break;
  }
  return {stdout: lines, stderr: [], exitCode: 0};
}

function makeRequest(draft: SimulatorState, url: URL, request: CurlRequest): HttpAnswer | ShellResult {
  if (url.origin === new URL(brand.apiUrl).origin) return answerApiRequest(draft, url, request);
  const host = findHost(draft, url.hostname);
  if (host.kind === 'unknown') {
    if (/\.(?:example|internal)$/.test(url.hostname) || !url.hostname.includes('.')) {
      return failure(6, `Could not resolve host: ${url.hostname}`);
    }
    return refuse(`curl reaches the services of the simulated namespaces only, not ${url.hostname}`);
  }
  return answerRequest(draft, host, url, request.method);
}

function failure(code: number, text: string): ShellResult {
  return {stdout: [], stderr: [`curl: (${code}) ${text}`], exitCode: code};
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

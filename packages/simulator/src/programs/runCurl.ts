import {brand} from '@aloft/platform/brand';
import {handleApiRequest} from './handleApiRequest';
import {handleRequest} from './handleRequest';
import {findHost} from './findHost';
import {parseCurl, type CurlRequest} from './parseCurl';
import {formatResponse} from './formatResponse';
import {refuse, type ShellResult} from './refuse';
import type {HttpResponse, SimulatorState} from '../state/types';

/** `curl [-sSfLiI] [-X METHOD] [-H HEADER] [-d DATA] URL` against the simulated services and API. */
export function runCurl(draft: SimulatorState, args: string[]): ShellResult {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  const lines: string[] = [];
  let {url} = request;
  for (let hop = 0; hop < 5; hop += 1) {
    const response = makeRequest(draft, url, request);
    if ('stderr' in response) return response;
    const location = response.headers.location;
    lines.push(...formatResponse(response, url, request));
    if (request.follow && location !== undefined && response.status >= 300 && response.status < 400) {
      const next = parseUrl(location);
      if (next === null) break;
      if (!request.headers) lines.length = 0;
      url = next;
      continue;
    }
    if (request.fail && response.status >= 400) {
      return {stdout: [], stderr: [`curl: (22) The requested URL returned error: ${response.status}`], exitCode: 22};
    }
    break;
  }
  return {stdout: lines, stderr: [], exitCode: 0};
}

function makeRequest(draft: SimulatorState, url: URL, request: CurlRequest): HttpResponse | ShellResult {
  if (url.origin === new URL(brand.apiUrl).origin) return handleApiRequest(draft, url, request);
  const host = findHost(draft, url.hostname);
  if (host.kind === 'unknown') {
    if (/\.(?:example|internal)$/.test(url.hostname) || !url.hostname.includes('.')) {
      return failure(6, `Could not resolve host: ${url.hostname}`);
    }
    return refuse(`curl reaches the services of the simulated namespaces only, not ${url.hostname}`);
  }
  return handleRequest(draft, host, url, request.method);
}

function failure(code: number, text: string): ShellResult {
  return {stdout: [], stderr: [`curl: (${code}) ${text}`], exitCode: code};
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

import {type ApiOperation, apiOperations, isList} from '@aloft/platform/api';
import {brand, variables} from '@aloft/platform/brand';
import {type Command, parseInvocation} from '@aloft/platform/cli';
import {createError, type ErrorCode, type ErrorEntry, errors, type FilledError} from '@aloft/platform/errors';
import {limits} from '@aloft/platform/limits';
import {checkAccess, currentToken} from '../checkAccess';
import {findHandler} from '../commands';
import type {Reply} from '../context';
import {identifyRequest} from '../describeCall';
import {attempt} from '../failure';
import {advanceTo} from '../state/advanceState';
import {DURATIONS} from '../state/durations';
import type {HttpResponse, SimulatorState} from '../state/types';
import type {CurlRequest} from './parseCurl';
import {refuse, type ShellResult} from './refuse';
import {formatJson} from '../format/formatData';

type Body = Record<string, unknown>;

/** Responds to an API request by running the equivalent CLI command. A request without one isn't simulated. */
export function handleApiRequest(draft: SimulatorState, url: URL, request: CurlRequest): HttpResponse | ShellResult {
  const path = url.pathname.slice(new URL(brand.apiUrl).pathname.length);
  const found = findRequest(request.method, path);
  if (!found) return refuse(`the API request ${request.method} ${path.slice(0, 100)} is not simulated`);
  const body = readBody(request);
  if (typeof body === 'string') return refuse(body);
  const page = readPage(url, found.operation);
  if (page === null) return refuse('only limit and cursor of lists are simulated, within their range');

  const next = structuredClone(draft);
  const respond = (status: number, content: unknown, type = 'application/json'): HttpResponse => ({
    status,
    reason: '',
    headers: {...(status === 204 ? {} : {'content-type': type}), 'x-request-id': identifyRequest(draft, path)},
    body: typeof content === 'string' ? content : `${formatJson(content).join('\n')}\n`,
  });
  const fail = (error: FilledError): HttpResponse | ShellResult => {
    advanceTo(draft, draft.now + DURATIONS.command);
    const {httpStatus}: ErrorEntry = errors[error.code];
    if (httpStatus === undefined) return refuse(error.message);
    const {code, message, hint} = error;
    return respond(httpStatus, {error: {code, message, hint, requestId: identifyRequest(draft, path)}});
  };

  const attempted = attempt<ErrorCode, HttpResponse | ShellResult>((failWith) => {
    const token = /^Bearer (\S+)$/.exec(request.fields.authorization ?? '')?.[1];
    if (token === undefined) return failWith('not_authenticated');
    const words = writeCommand(found, body);
    if (typeof words === 'string') return refuse(words);
    const env = {[variables.token]: token};
    const parsed = parseInvocation(words, {env});
    if (!parsed.ok) return fail(parsed.error);
    if (parsed.kind === 'help') return refuse('the request is not simulated');
    const context = {draft: next, call: parsed.invocation, deps: {}, job: null, env, fail: failWith};
    checkAccess(context);
    const key = request.method === 'POST' ? request.fields['idempotency-key'] : undefined;
    const stored = key === undefined ? undefined : `${currentToken(context).id} ${key}`;
    const first = stored !== undefined && Object.hasOwn(next.answers, stored) ? next.answers[stored] : undefined;
    if (first && first.at + limits['idempotency-retention'].value > next.now) return first.answer;

    const reply = findHandler(found.command)(context);
    if (reply.failure) return failWith(reply.failure.code, reply.failure.params, reply.failure.hint);
    const content = contentOf(found.operation, reply, page);
    if (content === undefined) return refuse('the response of this request is not simulated');
    const answer = respond(found.operation.status, content, typeof content === 'string' ? 'text/plain' : undefined);
    if (stored !== undefined) next.answers[stored] = {at: next.now, answer};
    advanceTo(next, next.now + DURATIONS.command);
    Object.assign(draft, next);
    return answer;
  });
  if (attempted.ok) return attempted.result;
  const {code, params, hint} = attempted.failure;
  return fail(createError(code, params, hint));
}

interface FoundRequest {
  operation: ApiOperation;
  command: Command;
  /** Values of the path's parameters, by name. */
  params: Record<string, string>;
}

function findRequest(method: string, path: string): FoundRequest | undefined {
  for (const operation of apiOperations) {
    const {command} = operation;
    if (operation.method !== method || !command) continue;
    const pattern = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[\\w.-]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return {operation, command, params: {...match.groups}};
  }
  return undefined;
}

/** Returns the words of the equivalent command, or the reason why the request isn't simulated. */
function writeCommand({command, params, operation}: FoundRequest, body: Body): string[] | string {
  const {namespace, ...rest} = params;
  const names = Object.values(command.path[0] === 'namespace' ? params : rest);
  const fields = new Map(Object.entries(body));
  const positional: string[] = [];
  for (const {name, required} of command.args) {
    const field = name.toLowerCase();
    const value = names.shift() ?? fields.get(field);
    fields.delete(field);
    if (typeof value === 'string') positional.push(value);
    else if (required) return `the request body has no ${field}`;
  }
  const flags: string[] = command.flags.some(({name}) => name === 'wait') ? ['--no-wait'] : [];
  for (const [name, value] of fields) {
    const isField = operation.body?.some(({path}) => path === name) === true;
    if (!isField || !command.flags.some((flag) => flag.name === name) || typeof value === 'object') {
      return `the field "${name.slice(0, 40)}" in the request body is not simulated`;
    }
    flags.push(`--${name}=${String(value)}`);
  }
  const place = namespace !== undefined && command.path[0] !== 'namespace' ? [`--namespace=${namespace}`] : [];
  return [brand.cli, ...command.path, ...positional, ...flags, ...place, '--output=json', '--yes'];
}

function readBody(request: CurlRequest): Body | string {
  if (request.data === null) return {};
  if (request.fields['content-type'] !== 'application/json') return 'the API reads application/json only';
  try {
    const body: unknown = JSON.parse(request.data);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : 'the body is no object';
  } catch {
    return 'the request body is not valid JSON';
  }
}

interface Page {
  limit: number;
  start: number;
}

/** Reads the requested page of a list; null for unsupported query parameters. */
function readPage(url: URL, {result}: ApiOperation): Page | null {
  const query = Object.fromEntries(url.searchParams);
  const {limit = String(limits['page-size'].value), cursor = '', ...rest} = query;
  if (Object.keys(rest).length > 0 || (!isList(result) && url.search !== '')) return null;
  const size = Number(limit);
  const isSize = /^\d+$/.test(limit) && size >= 1 && size <= limits['page-size-max'].value;
  const start = cursor === '' ? 0 : Number(/^c(\d{1,6})$/.exec(cursor)?.[1]);
  return isSize && Number.isFinite(start) ? {limit: size, start} : null;
}

/** Content of a successful response: text for a log, `undefined` if the reply is empty. */
function contentOf({result}: ApiOperation, {views, view, raw}: Reply, {limit, start}: Page): unknown {
  if (result === null) return '';
  if (typeof result === 'object' && 'mediaType' in result) return raw?.map((line) => `${line}\n`).join('');
  if (!isList(result)) return view;
  if (!views) return undefined;
  const end = start + limit;
  return {items: views.slice(start, end), nextCursor: end < views.length ? `c${end}` : null};
}

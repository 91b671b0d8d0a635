import {type ApiOperation, apiOperations, isList} from '@aloft/platform/api';
import {brand, variables} from '@aloft/platform/brand';
import {type CliError, type Command, parseInvocation} from '@aloft/platform/cli';
import {commandsById} from '@aloft/platform/commands';
import {createError, type ErrorCode, type ErrorEntry, errors} from '@aloft/platform/errors';
import {limits} from '@aloft/platform/limits';
import {isObject} from '@aloft/platform/values';
import {checkAccess, chooseNamespace, currentToken} from '../access';
import {findHandler} from '../commands';
import {type Context, refuse, type Reply, type View} from '../context';
import {attempt, Failure, toError} from '../failure';
import {formatJson} from '../format/formatData';
import {formatMetrics} from '../metrics/samples';
import {identifyRequest, isDenial, recordRequest} from '../requests';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {createFile} from '../state/createEmptyState';
import {DURATIONS} from '../state/lifecycle';
import type {HttpResponse, SimulatorState} from '../state/types';
import type {Answer, CurlRequest} from './parseCurl';
import {resolvePath} from './resolvePath';
import {type ApiRequest, type Reject, toCommandLine} from './toCommandLine';

const statusOf = (code: ErrorCode): number | undefined => (errors[code] as ErrorEntry).httpStatus;

/** Responds to an API request by running the equivalent CLI command. An unknown one isn't simulated. */
export function handleApiRequest(draft: SimulatorState, url: URL, request: CurlRequest): Answer {
  const path = url.pathname.slice(new URL(brand.apiUrl).pathname.length);
  const found = findRequest(request.method, path);
  if (!found) return refuse(`the API request ${request.method} ${path.slice(0, 100)} is not simulated`);
  const {operation, params} = found;
  const next = structuredClone(draft);
  const respond = (status: number, content: unknown, type = 'application/json'): HttpResponse => ({
    status,
    headers: {...(status === 204 ? {} : {'content-type': type}), 'x-request-id': identifyRequest(draft, path)},
    body: typeof content === 'string' ? content : `${formatJson(content).join('\n')}\n`,
  });
  const respondWithError = (error: CliError): Answer => {
    advanceTo(draft, draft.now + DURATIONS.command);
    const {code, message, hint} = describeForApi(error);
    const status = statusOf(code);
    const requestId = identifyRequest(draft, path);
    return status === undefined ? refuse(message) : respond(status, {error: {code, message, hint, requestId}});
  };

  const token = /^Bearer (\S+)$/.exec(request.fields.authorization ?? '')?.[1] ?? '';
  const base = {draft: next, deps: {}, job: null, env: {[variables.token]: token}};
  let context: Context<ErrorCode> | undefined;
  const attempted = attempt<ErrorCode, Answer>((fail) => {
    if (token === '') return fail('not_authenticated');
    const reject: Reject = (reason) => fail('request_invalid', {reason});
    const {page, query} = readQuery(url, operation, reject);
    const {words, files} = toCommandLine(next, {...found, query, body: readBody(request, reject)}, reject);
    const [cli = '', ...rest] = words;
    const parsed = parseInvocation([cli, '--output=json', '--yes', ...rest], {env: base.env});
    if (!parsed.ok) return respondWithError(parsed.error);
    if (parsed.kind === 'help') return refuse('the request is not simulated');
    const call = parsed.invocation;
    context = {...base, call, fail};
    const access = operation.id === 'listAuditEntries' ? 'admin' : call.command.access;
    checkAccess({...context, call: {...call, command: {...call.command, access}}});
    const key = request.method === 'POST' ? request.fields['idempotency-key'] : undefined;
    const stored = key && `${currentToken(context).id} ${key}`;
    const first = stored && pick(next.answers, stored);
    if (first && first.at + limits['idempotency-retention'].value > next.now) return first.answer;

    for (const [name, text] of Object.entries(files)) next.files[resolvePath(next, name)] = createFile(text);
    const reply = findHandler(call.command)(context);
    next.files = draft.files;
    const {failure, view} = reply;
    // An operation that continues in the background returns the resource, whose state shows that it failed.
    if (failure && !(view && operation.status !== 204 && statusOf(failure.code) === undefined))
      return fail(failure.code, failure.params, failure.hint);
    recordRequest(context, 'allowed', params.app);
    const content = contentOf(found, context, reply, page);
    if (content === undefined) return refuse('the response of this request is not simulated');
    const answer = respond(operation.status, content, typeof content === 'string' ? 'text/plain' : undefined);
    if (stored) next.answers[stored] = {at: next.now, answer};
    advanceTo(next, next.now + DURATIONS.command);
    Object.assign(draft, next);
    return answer;
  });
  if (!(attempted instanceof Failure)) return attempted;
  if (context && isDenial(attempted)) recordRequest({...context, draft}, 'denied', params.app);
  return respondWithError(toError(attempted, context?.call.command.path ?? []));
}

/** The error of the API for a mistake in a command line, whose words are those of flags. */
function describeForApi(error: CliError): CliError {
  if (error.exitCode !== 2 || statusOf(error.code) !== undefined) return error;
  const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const reason = error.message
    .replace(/^"aloft [a-z ]+" requires/, 'the operation requires')
    .replace(/(?:the flag )?--([a-z-]+)/g, (_, name: string) => `"${toCamelCase(name)}"`)
    .replace(/ a flag$/, ' a field');
  return createError('request_invalid', {reason});
}

type FoundRequest = Pick<ApiRequest, 'operation' | 'params'>;

function findRequest(method: string, path: string): FoundRequest | undefined {
  for (const operation of apiOperations) {
    if (operation.method !== method) continue;
    const pattern = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[\\w.-]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return {operation, params: {...match.groups}};
  }
  return undefined;
}

function readBody({data, fields}: CurlRequest, reject: Reject): View {
  if (data === null) return {};
  if (fields['content-type'] !== 'application/json') reject('the body must be application/json');
  let body: unknown;
  try {
    body = JSON.parse(data);
  } catch {
    reject('the body is not valid JSON');
  }
  return isObject(body) ? body : reject('the body must be an object');
}

/** Reads the requested page of a list, and the other parameters of the query. */
function readQuery({searchParams}: URL, {result}: ApiOperation, reject: Reject) {
  const all = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  if (!isList(result)) return {query: all, page: {limit: 0, start: 0}};
  const {limit = [limits['page-size'].value], cursor = ['c0'], ...query} = all;
  const page = {limit: Number(limit[0]), start: Number(/^c(\d{1,6})$/.exec(cursor[0]!)?.[1])};
  const most = limits['page-size-max'].value;
  if (!(Number.isInteger(page.limit) && page.limit >= 1 && page.limit <= most))
    reject(`"limit" must be a whole number from 1 to ${most}`);
  if (Number.isNaN(page.start)) reject('"cursor" is not the "nextCursor" of a page');
  return {query, page};
}

/** Commands that list resources which other commands change, but don't return. */
const lists: Readonly<Record<string, Command>> = {
  variable: commandsById['app env list'],
  secret: commandsById['app secret list'],
};

/** Content of a successful response: text for a log, `undefined` if the reply is empty. */
function contentOf(
  {operation: {id, result}, params}: FoundRequest,
  context: Context<ErrorCode>,
  reply: Reply,
  {limit, start}: ReturnType<typeof readQuery>['page'],
): unknown {
  if (id === 'getMetrics') return formatMetrics(chooseNamespace(context, params.namespace), context.draft.now);
  if (result === null) return '';
  if (typeof result === 'object' && 'mediaType' in result)
    return (reply.raw ?? reply.steps)?.map((line) => `${line}\n`).join('');
  const list = typeof result === 'string' ? lists[result] : undefined;
  if (list) return findHandler(list)(context).views?.find(({name}) => name === params[String(result)]);
  if (!isList(result)) return reply.view;
  const ofNamespace = context.draft.audit.filter(({namespace}) => namespace === params.namespace);
  const views = id === 'listAuditEntries' ? ofNamespace.map(({entry}) => entry).reverse() : reply.views;
  const end = start + limit;
  return views && {items: views.slice(start, end), nextCursor: end < views.length ? `c${end}` : null};
}

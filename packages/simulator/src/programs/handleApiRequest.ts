import {type ApiOperation, apiOperations, findBodyField, isList, listQueryParameters} from '@aloft/platform/api';
import {brand, variables} from '@aloft/platform/brand';
import {type Command, type Flag, parseInvocation, quoteWords} from '@aloft/platform/cli';
import {commandsById, globalFlags} from '@aloft/platform/commands';
import {type CliError, createError, type ErrorCode, errors} from '@aloft/platform/errors';
import {limits} from '@aloft/platform/limits';
import {formatDuration, isObject} from '@aloft/platform/values';
import {checkAccess, chooseNamespace, currentToken, identifyRequest, isDenial, recordRequest} from '../access';
import {findHandler} from '../commands';
import {attempt, type Context, Failure, refuse, type Reply, toError, type View} from '../context';
import {formatJson} from '../format';
import {formatMetrics} from '../metrics';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {createFile} from '../state/createEmptyState';
import {DURATIONS} from '../state/lifecycle';
import type {HttpResponse, SimulatorState} from '../state/types';
import type {Answer, CurlRequest} from './curl';
import {resolvePath} from './resolvePath';

const statusOf = (code: ErrorCode): number | undefined => errors[code].httpStatus;

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
    const parsed = parseInvocation([cli, '--output=json', '--yes', ...rest], base.env);
    if (!parsed.ok) return respondWithError(parsed.error);
    if (parsed.kind === 'help') return refuse('the request is not simulated');
    const call = parsed.invocation;
    context = {...base, call, fail};
    checkAccess(context, operation.id === 'listAuditEntries' ? 'admin' : call.command.access);
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

type FoundRequest = NonNullable<ReturnType<typeof findRequest>>;

function findRequest(method: string, path: string) {
  for (const operation of apiOperations) {
    if (operation.method !== method) continue;
    const pattern = operation.path.replace(/\{(\w+)\}/g, '(?<$1>[\\w.-]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return {operation, params: {...match.groups} as Readonly<Record<string, string>>};
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

interface ApiRequest extends FoundRequest {
  /** Parameters of the query, without those of pages. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body: View;
}

/** Ends a request that the operation doesn't accept. */
type Reject = (reason: string) => never;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What a field of a type must be. Other types are strings. */
const checks: Readonly<Record<string, readonly [expected: string, isValid: (value: unknown) => boolean]>> = {
  integer: ['a whole number', Number.isInteger],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  list: ['a list of strings', (value) => Array.isArray(value) && value.every(isText)],
  map: ['an object of strings', (value) => isObject(value) && Object.values(value).every(isText)],
  object: ['an object', isObject],
};

/** Reads a body into its fields by dotted path. */
function readFields({operation, body}: ApiRequest, reject: Reject): Map<string, unknown> {
  const {body: declared = [], required = []} = operation;
  const fields = new Map<string, unknown>();
  const read = (node: View, parent: string) => {
    for (const [name, value] of Object.entries(node)) {
      const path = parent + name;
      const field = declared.find((one) => one.path === path);
      const isParent = declared.some((one) => one.path.startsWith(`${path}.`));
      if (!field && !isParent) reject(`there is no field "${path}"`);
      const type = isParent || path === 'manifest' ? 'object' : field!.type;
      const [expected, isValid] = checks[type] ?? ['a string', isText];
      if (!isValid(value)) reject(`"${path}" must be ${expected}`);
      if (field) fields.set(path, value);
      else read(value as View, `${path}.`);
    }
  };
  read(body, '');
  const missing = required.find((path) => !fields.has(path));
  if (missing !== undefined) reject(`the field "${missing}" is required`);
  return fields;
}

const isRedirect = (listener: string): boolean => listener.includes(':redirect/');

/** The values of a flag that has the effect of a body field, apart from those of files. */
function listValues({name, repeatable}: Flag, value: unknown, {flags}: Command, hostnames: string[], now: number) {
  const list = Array.isArray(value) ? value.map(String) : [];
  if (name === 'redirect-http') return [String(list.some(isRedirect))];
  if (name === 'port' && flags.some((flag) => flag.name === 'redirect-http'))
    return list.filter((listener) => !isRedirect(listener));
  if (name === 'remove-hostname') return hostnames.filter((hostname) => !list.includes(hostname));
  // A body has the end of a period, and a flag its length.
  if (name === 'expires') return [formatDuration(1000 * Math.ceil((Date.parse(String(value)) - now) / 1000))];
  if (isObject(value)) return Object.entries(value).map(([key, text]) => `${key}=${String(text)}`);
  return repeatable ? list : [Array.isArray(value) ? quoteWords(list) : String(value)];
}

/**
 * Writes the command line that has the effect of a request. For an operation without one, it's the command that reads
 * the namespace.
 *
 * @returns its words, and the texts of the files that they name, by field
 */
function toCommandLine({namespaces, now}: SimulatorState, request: ApiRequest, reject: Reject) {
  const {operation, params, query} = request;
  const {command = commandsById['namespace get'] as Command} = operation;
  const parameters = listQueryParameters(operation);
  const unknown = Object.keys(query).find((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown !== undefined) reject(`there is no query parameter "${unknown}"`);
  const fields = readFields(request, reject);
  const manifest = fields.get('manifest');
  if (isObject(manifest) && manifest.app !== params.app)
    reject(`"manifest.app" must be "${params.app}", as in the path`);

  const isGlobal = (name: string): boolean => name === 'namespace' && command.path[0] !== name;
  // Those that remain after the arguments are flags.
  const names = Object.keys(params).filter((name) => !isGlobal(name));
  const positional = command.args.flatMap(({name, type, variadic}) => {
    const value = params[names.shift() ?? ''] ?? fields.get(name.toLowerCase()) ?? fields.get('name');
    if (type === 'keyValue') return `${String(value)}=${String(fields.get('value'))}`;
    if (variadic && Array.isArray(value)) return ['--', ...(value as string[])];
    return value === undefined ? [] : String(value);
  });

  const files: Record<string, string> = {};
  // Those in the body replace the current ones.
  const {hostnames = []} = pick(pick(namespaces, params.namespace ?? '')?.services ?? {}, params.service ?? '') ?? {};
  const valuesOf = (flag: Flag): readonly string[] => {
    // A request doesn't wait for what continues in the background.
    if (flag.name === 'wait') return flag.default === 'true' ? ['false'] : [];
    // Pages limit the list.
    if (flag.name === 'limit') return [flag.max ?? ''];
    const field = findBodyField(operation, flag) ?? '';
    const value = fields.get(field) ?? (names.includes(flag.name) ? params[flag.name] : undefined);
    const parameter = parameters.find((one) => one.flag === flag);
    if (value === undefined) return (parameter && query[parameter.name]) ?? [];
    if (flag.type !== 'path') return listValues(flag, value, command, hostnames, now);
    files[field] = isText(value) ? value : JSON.stringify(value);
    return [field];
  };
  const options = command.flags.flatMap((flag) => valuesOf(flag).map((value) => `--${flag.name}=${value}`));
  const global = globalFlags.flatMap(({name}) => {
    const value = fields.get(name) ?? (isGlobal(name) ? params[name] : undefined);
    return isText(value) ? `--${name}=${value}` : [];
  });
  return {words: [brand.cli, ...command.path, ...options, ...global, ...positional], files};
}

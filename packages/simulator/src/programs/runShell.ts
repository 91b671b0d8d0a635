import {brand} from '@aloft/platform/brand';
import {type Expansion, readShellTokens} from '@aloft/platform/shell';
import {sanitizeText} from '@aloft/platform/values';
import {isProven, PROOF, proofOf} from '../attachments';
import {refuse, type Reply} from '../context';
import {endFlow} from '../machines/flows';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {DAY} from '../state/lifecycle';
import type {Service, SimulatorState} from '../state/types';
import {curl, failCurl, handleRequest, portOf} from './curl';
import {handleApiRequest} from './handleApiRequest';
import {edgeOf, findPublicHost, isApex, isAppHost, isPlatformHost, matchesHostname, publicHostname} from './network';
import {isDirectory, isForeign, listDirectory, resolvePath} from './resolvePath';

const COMMANDS: Record<string, (draft: SimulatorState, args: readonly string[]) => Reply<never>> = {
  curl: runCurl,
  dig: runDig,
  cd: (draft, args) => {
    const [name = ''] = args;
    if (args.length !== 1 || name === '-') return refuse('cd is simulated with one directory of the project');
    const target = resolvePath(draft, name);
    if (!isDirectory(draft, target)) return failWith(1, `cd: ${shorten(name)}: No such file or directory`);
    draft.shell.directory = target;
    return {};
  },
  cat: (draft, args) => {
    if (args.length === 0 || args.some((arg) => arg.startsWith('-'))) return refuse('cat is simulated with files only');
    const raw: string[] = [];
    for (const name of args) {
      const path = resolvePath(draft, name);
      const text = pick(draft.files, path)?.text;
      const problem = isDirectory(draft, path) ? 'Is a directory' : 'No such file or directory';
      if (text === undefined) return {...failWith(1, `cat: ${shorten(name)}: ${problem}`), raw};
      if (text !== '') raw.push(...text.replace(/\n$/, '').split('\n'));
    }
    return {raw};
  },
  ls: (draft, args) => {
    const [name = '.', ...rest] = args.filter((arg) => arg !== '-1');
    if (rest.length > 0 || name.startsWith('-')) return refuse('ls is simulated with one file or directory only');
    const path = resolvePath(draft, name);
    if (Object.hasOwn(draft.files, path)) return {raw: [shorten(name)]};
    if (!isDirectory(draft, path))
      return failWith(2, `ls: cannot access '${shorten(name)}': No such file or directory`);
    return {raw: listDirectory(draft, path).map((entry) => entry.replace(/\/$/, ''))};
  },
  mkdir: (draft, args) => {
    const names = args.filter((arg) => arg !== '-p');
    if (names.length === 0 || names.some((name) => name.startsWith('-')))
      return refuse('mkdir is simulated with directories and -p only');
    for (const name of names) {
      const path = resolvePath(draft, name);
      const parent = path.split('/').slice(0, -1).join('/');
      const exists = isDirectory(draft, path) || Object.hasOwn(draft.files, path);
      const problem = exists ? 'File exists' : isDirectory(draft, parent) ? null : 'No such file or directory';
      if (problem !== null && !args.includes('-p'))
        return failWith(1, `mkdir: cannot create directory '${shorten(name)}': ${problem}`);
      draft.files[`${path}/.keep`] ??= {text: ''};
    }
    return {};
  },
  echo: (_, args) =>
    /^-[neE]+$/.test(args[0] ?? '') || args.some((arg) => arg.startsWith('~'))
      ? refuse('echo is simulated without options and ~')
      : {raw: args.join(' ').split('\n')},
  export: ({shell}, args) => {
    if (args.length === 0) return refuse('export: write NAME=value');
    for (const arg of args) {
      const [, name, value = ''] = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(arg) ?? [];
      if (name === undefined) return refuse(`export ${shorten(arg)}: write NAME=value`);
      shell.env[name] = value;
    }
    return {};
  },
  unset: ({shell}, args) => {
    for (const arg of args) delete shell.env[arg];
    return {};
  },
  // At most 400 days, which is enough for a certificate renewal.
  sleep: (draft, args) => {
    const [text = ''] = args;
    const match = /^(\d{1,9}(?:\.\d{1,3})?)([smhd]?)$/.exec(text);
    const units: Record<string, number> = {m: 60_000, h: 3_600_000, d: DAY};
    const ms = match ? Number(match[1]) * (units[match[2] ?? ''] ?? 1000) : 0;
    if (args.length !== 1 || ms > 400 * DAY || text.startsWith('inf'))
      return refuse('sleep is simulated with one time of at most 400 days');
    if (!match) return failWith(1, `sleep: invalid time interval '${shorten(text)}'`);
    advanceTo(draft, draft.now + ms);
    return {};
  },
  true: () => ({}),
  // Jobs that have ended are listed once, with their output.
  jobs: (draft, args) => {
    if (args.length > 0) return refuse('jobs is simulated without arguments');
    const raw = draft.jobs.flatMap(({number, line, status, output}) =>
      status === 'Running' ? [`[${number}]  ${status}  ${line} &`] : [...output, `[${number}]  ${status}  ${line}`],
    );
    draft.jobs = draft.jobs.filter(({status}) => status === 'Running');
    return {raw};
  },
  // Ends a background job like its client.
  kill: (draft, args) => {
    const number = Number(/^%(\d{1,6})$/.exec(args[0] ?? '')?.[1]);
    if (args.length !== 1 || Number.isNaN(number)) return refuse('kill is simulated with the number of a job, like %1');
    const flow = draft.flows.find(({job}) => job === number);
    if (!flow) return failWith(1, `kill: %${number}: no such job`);
    endFlow(draft, flow, 'closed');
    return {};
  },
};

/** Programs other than `aloft` that transcripts can use. */
export const SHELL_COMMANDS: readonly string[] = Object.keys(COMMANDS).sort();

/** Runs a line that isn't an `aloft` command. Changes the draft. */
export function runShell(draft: SimulatorState, [name = '', ...args]: readonly string[]): Reply<never> {
  const command = pick(COMMANDS, name);
  if (['cat', 'cd', 'ls', 'mkdir'].includes(name) && args.some((arg) => isForeign(draft, arg)))
    return refuse('only the files of the project are simulated, without patterns');
  return command
    ? command(draft, args)
    : refuse(`${shorten(name)} is not simulated; only ${brand.cli}, ${SHELL_COMMANDS.join(', ')} are`);
}

const failWith = (exitCode: number, text: string): Reply<never> => ({exitCode, notes: [text]});

const shorten = (word: string): string => sanitizeText(word, 60).trim();

/** Process id before that of the first background job. */
const FIRST_PROCESS = 4100;

/**
 * Runs a line whose request or connection stays open until it ends by itself, or by `kill`.
 *
 * @param runAloft runs a line of the CLI
 */
export function runInBackground(
  draft: SimulatorState,
  line: readonly string[],
  runAloft: (line: readonly string[], job: number) => Reply,
): Reply {
  const [program, ...args] = line;
  const isCli = program === brand.cli && args[0] === 'machine' && ['exec', 'port-forward'].includes(args[1] ?? '');
  if (!isCli && program !== 'curl') {
    const reason = `only curl, ${brand.cli} machine exec and ${brand.cli} machine port-forward are simulated with &`;
    return refuse(reason);
  }
  const number = 1 + Math.max(0, ...draft.jobs.map((job) => job.number));
  draft.jobs.push({number, line: line.join(' '), status: 'Running', output: []});
  const reply = isCli ? runAloft(line, number) : runCurl(draft, args, number);
  const {exitCode = 0, raw = [], notes = [], notSimulated} = reply;
  advanceTo(draft, draft.now);
  const job = draft.jobs.find((entry) => entry.number === number);
  if (job) job.output = [...raw, ...notes];
  if (job?.status === 'Running' && !draft.flows.some((flow) => flow.job === number))
    job.status = exitCode === 0 ? 'Done' : `Exit ${exitCode}`;
  if (notSimulated === undefined) return {raw: [`[${number}] ${FIRST_PROCESS + number}`]};
  draft.jobs = draft.jobs.filter((entry) => entry !== job);
  return reply;
}

/** Why a line can't be simulated. */
export class NotSimulated extends Error {}

function reject(reason: string): never {
  throw new NotSimulated(reason);
}

/**
 * Splits one simple command into words, with quotes, escapes, `$NAME`, `${NAME}`, comments and `&` at the end. Pipes, lists,
 * redirections, substitutions and globs aren't simulated. Linear in the length of the line.
 *
 * @throws NotSimulated
 */
export function splitWords(line: string | readonly string[], env: Readonly<Record<string, string>>): readonly string[] {
  if (typeof line !== 'string') return line;
  const words: string[] = [];
  const text = line.replace(/\\\r?\n[ \t]*/g, ' ').trim();
  for (const token of readShellTokens(text, (script, start, quote) => expand(script, start, quote, env))) {
    const source = text.slice(token.start, token.end);
    if (token.kind === 'word') {
      if (token.unclosed !== undefined) reject(`a quote ${token.unclosed} is not closed`);
      if (token.quoted || token.text !== '') words.push(token.text);
    } else if (source === '&' && token.end === text.length) words.push(source);
    else if (token.kind === 'operator' || token.kind === 'redirection') {
      const [operator] = source.replace(/^\d+/, '');
      reject(`the shell operator ${operator === '\n' ? 'newline' : operator} is not simulated`);
    }
  }
  return words;
}

/** Variables that have a value in every shell. */
const SET_BY_SHELLS = new Set(
  'HOME HOSTNAME IFS LANG LOGNAME OLDPWD PATH PWD RANDOM SECONDS SHELL TERM UID USER'.split(' '),
);

function expand(text: string, start: number, quote: string, env: Readonly<Record<string, string>>) {
  const rest = text.slice(start, start + 110);
  if (rest.startsWith('*')) {
    const isHostname = quote !== '' || /^\*(?:\.[\w-]+){2}/.test(rest);
    return isHostname ? undefined : reject('the pattern * is not simulated');
  }
  if (rest.startsWith('`') && !quote) reject('the shell operator ` is not simulated');
  if (/^(?:`|\$\()/.test(rest)) reject('command substitution is not simulated');
  const match = /^\$(?:\{([A-Za-z_]\w{0,99})\}|([A-Za-z_]\w{0,99}))/.exec(rest);
  if (!match) return /^\$[{?$!#@*0-9-]/.test(rest) ? reject('this parameter expansion is not simulated') : undefined;
  const name = match[1] ?? match[2] ?? '';
  const isKnown = Object.hasOwn(env, name);
  if (!isKnown && SET_BY_SHELLS.has(name)) reject(`the variable ${name} is not simulated`);
  return {text: (isKnown && env[name]) || '', end: start + match[0].length} satisfies Expansion;
}

/** `curl [-sSfLiI] [-X METHOD] [-H HEADER] [-d DATA] URL` against the simulated services and API. */
function runCurl(draft: SimulatorState, args: readonly string[], job: number | null = null): Reply<never> {
  return curl(args, (url, request) => {
    const {hostname, origin} = url;
    if (origin === new URL(brand.apiUrl).origin) return handleApiRequest(draft, url, request);
    const service = findPublicHost(draft, hostname);
    if (!service && !isAppHost(hostname)) {
      if (/\.(?:example|internal)$/.test(hostname) && !isPlatformHost(hostname))
        return failCurl(6, `Could not resolve host: ${hostname}`);
      return refuse(`curl reaches the services of the simulated namespaces only, not ${hostname}`);
    }
    const served = isAppHost(hostname) || isProven(draft, hostname) ? service : undefined;
    return refuseConnection(draft, served, url) ?? handleRequest(draft, served, url, request.method, job);
  });
}

/** The failure of a connection from the internet, or null if it succeeds. */
function refuseConnection({namespaces}: SimulatorState, service: Service | undefined, url: URL): Reply<never> | null {
  const isSecure = url.protocol === 'https:';
  const noCertificate = failCurl(35, 'TLS connect error: error:0A000410:SSL routines::ssl/tls alert handshake failure');
  const listener = service?.listeners.find(({port}) => port === portOf(url));
  if (!service || !listener) return isSecure ? noCertificate : null;
  if (listener.protocol !== (isSecure ? 'https' : 'http'))
    return refuse(`curl is simulated with https and http listeners only, by the protocol of the URL`);
  if (!isSecure || isAppHost(url.hostname)) return null;
  const states = Object.values(namespaces[service.namespace]!.certificates)
    .filter(({hostnames}) => hostnames.some((pattern) => matchesHostname(pattern, url.hostname)))
    .map(({state}) => state);
  if (states.includes('active') || states.includes('renewing')) return null;
  return states.includes('expired') ? failCurl(60, 'SSL certificate problem: certificate has expired') : noCertificate;
}

const TYPES = ['A', 'AAAA', 'CNAME', 'TXT'];

/** `dig +short NAME [TYPE]`, in any order: hostnames of services, and the records of certificates and proofs. */
function runDig(draft: SimulatorState, args: readonly string[]): Reply<never> {
  const words = args.filter((arg) => arg !== '+short' && arg !== '-t');
  const types = words.filter((word) => TYPES.includes(word.toUpperCase()));
  const names = words.filter((word) => !types.includes(word));
  const name = (names[0] ?? '').replace(/\.$/, '').toLowerCase();
  if (!args.includes('+short') || names.length !== 1 || types.length > 1 || !/^[a-z0-9_*][a-z0-9_.*-]*$/.test(name))
    return refuse(`dig is simulated with +short, one name and one of the types ${TYPES.join(', ')}`);
  const isSimulated = isPlatformHost(name) ? isAppHost(name) : /(?:\.example|(?:^|\.)example\.com)$/.test(name);
  if (!isSimulated) return refuse(`dig finds the names of the simulated namespaces only, not ${name.slice(0, 100)}`);
  return {raw: answer(draft, name, (types[0] ?? 'A').toUpperCase())};
}

function answer(draft: SimulatorState, name: string, type: string): string[] {
  if (type === 'TXT') {
    const domain = name.startsWith(`${PROOF}.`) ? name.slice(PROOF.length + 1) : '';
    return domain !== '' && isProven(draft, domain) ? [proofOf(domain)] : [];
  }
  const record = findChallenge(draft, name);
  if (record !== undefined) return type === 'AAAA' ? [] : [record];
  const service = findPublicHost(draft, name);
  if (!service && !isAppHost(name)) return [];
  const target = service && !isAppHost(name) && !isApex(name) ? [`${publicHostname(service)}.`] : [];
  const {ipv4, ipv6} = edgeOf(service && draft.namespaces[service.namespace]?.region);
  return type === 'CNAME' ? target : [...target, type === 'A' ? ipv4 : ipv6];
}

/** Finds the validation record of a certificate. The simulator assumes that its owner has published it. */
function findChallenge({namespaces}: SimulatorState, name: string): string | undefined {
  return Object.values(namespaces)
    .flatMap(({certificates}) => Object.values(certificates))
    .flatMap(({state, records}) => (state === 'pending-validation' ? [] : records))
    .map((record) => record.split(' '))
    .find(([owner]) => name.startsWith('_acme-challenge.') && owner === `${name}.`)?.[2];
}

import {brand, variables} from '@aloft/platform/brand';
import siteConfig from '@generated/docusaurus.config';
import type {SimulatorState} from '@aloft/simulator';
import {sessionPath, type Completion, type PageSession, type TerminalReply} from '@aloft/simulator/terminal';
import {isBuildGone, reloadOnce} from '../page-frame/isFileGone';
import {createClient, type Client} from './protocol';
import {readSaved, save, type Entry} from './savedTerminal';

/** A transcript to run: its index in a session, or in that of the page with the given path. */
export interface RunRequest {
  readonly source: PageSession | string;
  readonly block: number;
}

/** What a `curl` command printed, and the states before and after it. */
export interface ApiResult {
  readonly output: string;
  readonly before: SimulatorState;
  readonly after: SimulatorState;
}

/** State of the terminal's user interface. */
export interface TerminalView {
  readonly entries: readonly Entry[];
  /** Typed lines, oldest first. */
  readonly history: readonly string[];
  /** Directory of the shell, relative to the project's. */
  readonly directory: string;
  /** Simulated time, ms since the epoch; undefined before the first command. */
  readonly now?: number;
  /** True while a command waits for the simulator or for a page's session. */
  readonly isStarting: boolean;
  /** Why the simulator or a page's session couldn't be loaded: no network, or a new deployment. */
  readonly failure?: 'network' | 'update';
  /** File in the editor, until the reader saves or cancels, with unsaved changes. */
  readonly editing?: {readonly path: string; readonly text: string};
  /** Whether Run buttons, also of other pages, continue in the current state. */
  readonly isKept: boolean;
  readonly isOpen: boolean;
}

const keptEntries = 200;
const keptLines = 500;
/** Initial state of a terminal that wasn't opened from a transcript. */
const emptyRequest: RunRequest = {source: [{scenario: 'logged-in'}], block: 0};

const saved = readSaved();
let view: TerminalView = {
  entries: saved?.entries ?? [],
  history: saved?.history ?? [],
  directory: saved?.directory ?? '',
  now: saved?.state?.now,
  isStarting: false,
  editing: saved?.editing,
  isKept: saved?.isKept === true,
  isOpen: false,
};
let state: SimulatorState | undefined = saved?.state;
let origin: RunRequest = saved?.origin ?? emptyRequest;
let connecting: Promise<Client> | undefined;
let lastId = saved?.entries.at(-1)?.id ?? 0;
let queue: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

/** @param pending line or transcript to run after a reload */
function saveView(pending?: string | RunRequest): void {
  const {entries, history, directory, editing, isKept, isOpen} = view;
  save({state, origin, entries, history, directory, editing, isKept, isOpen, pending});
}

function update(change: Partial<TerminalView>): void {
  view = {...view, ...change};
  for (const listener of listeners) listener();
  saveView();
}

function addEntry(entry: Omit<Entry, 'id'>): void {
  update({entries: [...view.entries, {...entry, id: ++lastId}].slice(-keptEntries)});
}

/** Starts a worker, which continues in the saved state. */
async function connect(): Promise<Client> {
  const client = createClient();
  try {
    if (state) await client.ask('restore', {state});
    else await client.ask('open', {session: await loadSession(emptyRequest), block: 0});
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Runs a task in the worker. After a failure, the next task starts a new worker. */
async function withWorker<T>(task: (worker: Client) => Promise<T>): Promise<T> {
  const current = (connecting ??= connect());
  try {
    return await task(await current);
  } catch (error) {
    if (connecting === current) connecting = undefined;
    current.then(
      ({close}) => close(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Runs tasks one after the other.
 *
 * @param pending runs again after the reload that a new deployment requires
 */
function enqueue(task: (worker: Client) => Promise<void>, pending?: string | RunRequest): Promise<void> {
  queue = queue.then(async () => {
    update({isStarting: true, failure: undefined});
    try {
      await withWorker(task);
      update({isStarting: false});
    } catch {
      const isGone = await isBuildGone();
      if (isGone) saveView(pending);
      if (!isGone || !reloadOnce()) update({isStarting: false, failure: isGone ? 'update' : 'network'});
    }
  });
  return queue;
}

/** Adds a line to the history before it runs, so that a failure doesn't lose it. */
function remember(line: string): void {
  if (view.history.at(-1) !== line) update({history: [...view.history, line].slice(-keptLines)});
}

function show(command: string | undefined, reply: TerminalReply): void {
  const {directory} = view;
  update({directory: reply.directory, now: reply.now, editing: reply.edit ?? view.editing});
  if (reply.clear) update({entries: []});
  else {
    const output = `${reply.stdout}${reply.stderr}`.replace(/\n$/, '');
    addEntry({command, directory, output, isPlain: reply.isPlain});
  }
}

async function execute(worker: Client, line: string): Promise<TerminalReply> {
  remember(line);
  if (view.isStarting) update({isStarting: false});
  const result = await worker.ask('run', {line});
  ({state} = result);
  show(line, result.reply);
  return result.reply;
}

/** Starts in the state of the page's first transcript if there's no session, and creates a token if the shell has none. */
async function prepareRequest(worker: Client): Promise<void> {
  if (!state) {
    origin = {source: window.location.pathname, block: 0};
    await worker.ask('open', {session: await loadSession(origin), block: 0});
  }
  if (state?.shell.env[variables.token]) return;
  const {stdout} = await execute(worker, `${brand.cli} token create explorer`);
  await execute(worker, `export ${variables.token}=${/alft_\w+/.exec(stdout)?.[0] ?? ''}`);
}

async function loadSession({source}: RunRequest): Promise<PageSession> {
  if (typeof source !== 'string') return source;
  const response = await fetch(siteConfig.baseUrl + sessionPath(source.slice(siteConfig.baseUrl.length)));
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}`);
  return (await response.json()) as PageSession;
}

/** The terminal of this tab. */
export const terminalStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getView: (): TerminalView => view,
  /** Starts the worker. */
  prepare: (): void => void withWorker(() => Promise.resolve()).catch(() => undefined),
  setOpen: (isOpen: boolean): void => update({isOpen}),
  setKept: (isKept: boolean): void => update({isKept}),

  /** Runs a transcript in its initial state, or in the current one if the session is kept. */
  start: (request: RunRequest): Promise<void> =>
    enqueue(async (worker) => {
      const session = await loadSession(request);
      const isKept = view.isKept && state !== undefined;
      if (!isKept) {
        origin = request;
        update({entries: [], editing: undefined});
      }
      const commands = await worker.ask('open', {session, block: request.block, isKept});
      for (const command of commands) await execute(worker, command);
    }, request),
  /** Starts over in the initial state of the last transcript, without running it. */
  restart: (): Promise<void> =>
    enqueue(async (worker) => {
      await worker.ask('open', {session: await loadSession(origin), block: origin.block});
      update({entries: [], directory: '', editing: undefined});
      await execute(worker, 'ls');
    }),
  run: (line: string): Promise<void> => {
    remember(line);
    return enqueue(async (worker) => void (await execute(worker, line)), line);
  },
  /**
   * Runs a `curl` command that sends an API request.
   *
   * @returns null if the simulator couldn't be loaded
   */
  request: async (line: string): Promise<ApiResult | null> => {
    let result: ApiResult | null = null;
    await enqueue(async (worker) => {
      await prepareRequest(worker);
      const before = state!;
      const {stdout, stderr} = await execute(worker, line);
      result = {output: stdout + stderr, before, after: state!};
    });
    return result;
  },
  /** Writes a file from the editor. */
  write: (path: string, text: string): Promise<void> =>
    enqueue(async (worker) => {
      const result = await worker.ask('write', {path, text});
      ({state} = result);
      update({editing: undefined});
      show(undefined, result.reply);
    }),
  /** Keeps the text of the editor. */
  setDraft: (path: string, text: string): void => update({editing: {path, text}}),
  cancelEdit: (): void => update({editing: undefined}),
  clear: (): void => update({entries: []}),
  /** Adds a line that wasn't run, or a message. */
  print: (command: string | undefined, output: string): void =>
    addEntry({command, directory: view.directory, output, isPlain: true}),
  complete: async (line: string): Promise<Completion> => {
    try {
      return await withWorker((worker) => worker.ask('complete', {line}));
    } catch {
      return {start: line.length, candidates: []};
    }
  },
};

const {pending} = saved ?? {};
if (typeof pending === 'string') void terminalStore.run(pending);
else if (pending) void terminalStore.start(pending);

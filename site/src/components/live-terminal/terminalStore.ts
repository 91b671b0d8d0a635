import {brand, variables} from '@aloft/platform/brand';
import {isObject} from '@aloft/platform/values';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import type {SimulatorState} from '@aloft/simulator';
import {type PageSession, sessionPath} from '@aloft/simulator/session';
import type {Completion, TerminalReply} from '@aloft/simulator/terminal';
import {isBuildGone, reloadOnce} from '../page-frame/isFileGone';
import {simulate} from './simulator';

/** What a `curl` command printed, and the states before and after it. */
export type ApiResult = Readonly<{output: string; before: SimulatorState; after: SimulatorState}>;

/** A transcript to run: its index in a session, or in that of the page with the given path. */
export type RunRequest = Readonly<{source: PageSession | string; block: number}>;

/** An entry of the terminal's log: a command and its output. */
export interface Entry {
  readonly id: number;
  /** The typed line; undefined for a message of the terminal itself. */
  readonly command?: string;
  readonly directory?: string;
  readonly output: string;
  /** True if the reader turned colors off with `NO_COLOR`. */
  readonly isPlain?: boolean;
}

/** The terminal of this tab. It survives a reload, apart from what's noted. */
export interface TerminalView {
  /** Undefined before the first command. */
  readonly state?: SimulatorState;
  /** The last transcript that started over. */
  readonly origin: RunRequest;
  readonly entries: readonly Entry[];
  /** Typed lines, oldest first. */
  readonly history: readonly string[];
  /** File in the editor, until the reader saves or cancels, with unsaved changes. */
  readonly editing?: {readonly path: string; readonly text: string};
  /** Whether Run buttons, also of other pages, continue in the current state. */
  readonly isKept?: boolean;
  readonly isOpen: boolean;
  /** Whether only a bar shows, which opens the terminal. Not restored. */
  readonly isBar: boolean;
  /** True while a command waits for the simulator or for a page's session. Not restored. */
  readonly isStarting: boolean;
  /** Why the simulator or a page's session couldn't be loaded: no network, or a new deployment. Not restored. */
  readonly failure?: 'network' | 'update';
  /** Line or transcript that a reload interrupted. */
  readonly pending?: string | RunRequest;
}

const keptEntries = 200;
const keptLines = 500;

/** The number changes with the format. Without storage, the terminal lasts until the reader leaves the site. */
const slot = createStorageSlot('al-terminal-4', {persistence: 'sessionStorage'});

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const optional = (check: Check) => (value: unknown) => value === undefined || check(value);
const listOf = (check: Check) => (value: unknown) => Array.isArray(value) && value.every(check);
const objectOf = (checks: Readonly<Record<string, Check>>) => (value: unknown) =>
  isObject(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
const isRequest = objectOf({
  source: (value) => isText(value) || Array.isArray(value),
  block: Number.isInteger,
});

/** Stored values are untrusted. The worker checks the rest of the state. */
const isSaved = objectOf({
  state: optional(objectOf({now: Number.isInteger, shell: objectOf({directory: isText, env: isObject})})),
  origin: isRequest,
  entries: listOf(
    objectOf({id: Number.isInteger, command: optional(isText), directory: optional(isText), output: isText}),
  ),
  history: listOf(isText),
  editing: optional(objectOf({path: isText, text: isText})),
  isKept: optional((value) => typeof value === 'boolean'),
  pending: optional((value) => isText(value) || isRequest(value)),
});

/** Undefined if this tab has no terminal, or the stored value is invalid. */
function readSaved(): Partial<TerminalView> | undefined {
  try {
    const saved: unknown = JSON.parse(slot.get() ?? 'null');
    return isSaved(saved) ? (saved as Partial<TerminalView>) : undefined;
  } catch {
    return undefined;
  }
}

const saved = readSaved();
let view: TerminalView = {
  // Initial state of a terminal that wasn't opened from a transcript.
  origin: {source: [{scenario: 'logged-in'}], block: 0},
  entries: [],
  history: [],
  ...saved,
  isOpen: false,
  isBar: false,
  isStarting: false,
  failure: undefined,
  pending: undefined,
};
let queue: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function update(change: Partial<TerminalView>): void {
  view = {...view, ...change};
  for (const listener of listeners) listener();
  slot.set(JSON.stringify(view));
}

function addEntry(entry: Omit<Entry, 'id' | 'directory'>): void {
  const {entries, state} = view;
  const id = (entries.at(-1)?.id ?? 0) + 1;
  update({entries: [...entries, {...entry, id, directory: state?.shell.directory}].slice(-keptEntries)});
}

/**
 * Runs tasks one after the other.
 *
 * @param pending runs again after the reload that a new deployment requires
 */
function enqueue(task: () => Promise<void>, pending?: string | RunRequest): Promise<void> {
  queue = queue.then(async () => {
    update({isStarting: true, failure: undefined});
    try {
      await task();
      update({isStarting: false});
    } catch {
      const isGone = await isBuildGone();
      if (isGone) update({pending});
      if (!isGone || !reloadOnce())
        update({isStarting: false, failure: isGone ? 'update' : 'network', pending: undefined});
    }
  });
  return queue;
}

/** Adds a line to the history before it runs, so that a failure doesn't lose it. */
function remember(line: string): void {
  if (view.history.at(-1) !== line) update({history: [...view.history, line].slice(-keptLines)});
}

function show(command: string | undefined, {stdout, stderr, isPlain, clear, edit}: TerminalReply): void {
  if (clear) update({entries: []});
  else addEntry({command, output: `${stdout}${stderr}`.replace(/\n$/, ''), isPlain});
  if (edit) update({editing: edit});
}

async function execute(line: string): Promise<TerminalReply> {
  remember(line);
  const {result, state} = await simulate('run', view.state, line);
  show(line, result);
  update({state, isStarting: false});
  return result;
}

/** Returns to the state before a transcript, or keeps the current one. @returns the transcript's commands */
async function open({source, block}: RunRequest, isKept = false): Promise<readonly string[]> {
  const session = typeof source === 'string' ? await loadSession(source) : source;
  const {result, state} = await simulate('open', view.state, session, block, isKept);
  update({state, isStarting: false, ...(!isKept && {origin: {source, block}, entries: [], editing: undefined})});
  return result;
}

async function loadSession(page: string): Promise<PageSession> {
  const response = await fetch(siteConfig.baseUrl + sessionPath(page.slice(siteConfig.baseUrl.length)));
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
  update,

  /** Runs a transcript in its initial state, or in the current one if the session is kept. */
  start: (request: RunRequest): void =>
    void enqueue(async () => {
      for (const command of await open(request, view.isKept && view.state !== undefined)) await execute(command);
    }, request),
  /** Starts over in the initial state of the last transcript, without running it. */
  restart: (): void =>
    void enqueue(async () => {
      await open(view.origin);
      await execute('ls');
    }),
  run: (line: string): void => {
    remember(line);
    void enqueue(async () => void (await execute(line)), line);
  },
  /**
   * Runs a `curl` command that sends an API request. Without a session, it starts in the state of the page's first
   * transcript; without a token in the shell, it creates one.
   *
   * @returns null if the simulator couldn't be loaded
   */
  request: async (line: string): Promise<ApiResult | null> => {
    let result: ApiResult | null = null;
    await enqueue(async () => {
      if (!view.state) await open({source: window.location.pathname, block: 0});
      if (!view.state?.shell.env[variables.token]) {
        const {stdout} = await execute(`${brand.cli} token create explorer`);
        await execute(`export ${variables.token}=${/alft_\w+/.exec(stdout)?.[0] ?? ''}`);
      }
      const before = view.state!;
      const {stdout, stderr} = await execute(line);
      result = {output: stdout + stderr, before, after: view.state!};
    });
    return result;
  },
  /** Writes a file from the editor. */
  write: (path: string, text: string): void =>
    void enqueue(async () => {
      const {result, state} = await simulate('write', view.state, path, text);
      update({state, editing: undefined});
      show(undefined, result);
    }),
  /** Adds a message, or a line that wasn't run. */
  print: (output: string, command?: string): void => addEntry({command, output, isPlain: true}),
  complete: async (line: string): Promise<Completion> => {
    try {
      return (await simulate('complete', view.state, line)).result;
    } catch {
      return {start: line.length, candidates: []};
    }
  },
};

// Starts the worker before the reader runs a command.
void terminalStore.complete('');

if (typeof saved?.pending === 'string') terminalStore.run(saved.pending);
else if (saved?.pending) terminalStore.start(saved.pending);

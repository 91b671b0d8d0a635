import {createWorkerClient, type WorkerClient} from '@aloft/search/worker-client';
import type {SimulatorState} from '@aloft/simulator';
import type {Completion, PageSession, TerminalReply} from '@aloft/simulator/terminal';

/** Requests from the page to the worker, with the reply to each. */
export type Requests = {
  /** Starts over in the state before one of a page's transcripts, or continues in the current one. The reply contains the transcript's commands. */
  readonly open: {
    readonly ask: {readonly session: PageSession; readonly block: number; readonly isKept?: boolean};
    readonly reply: readonly string[];
  };
  /** Continues in a saved state. */
  readonly restore: {readonly ask: {readonly state: SimulatorState}; readonly reply: void};
  readonly run: {readonly ask: {readonly line: string}; readonly reply: Result};
  readonly write: {readonly ask: {readonly path: string; readonly text: string}; readonly reply: Result};
  readonly complete: {readonly ask: {readonly line: string}; readonly reply: Completion};
};

/** Result of a command, with the new state, which the page saves. */
export interface Result {
  readonly reply: TerminalReply;
  readonly state: SimulatorState;
}

/** Sends requests to the simulator in its worker. */
export type Client = WorkerClient<Requests>;

/** Starts a worker. After a failure, start another one. */
export const createClient = (): Client => createWorkerClient(new Worker(new URL('./worker.ts', import.meta.url)));

import {createWorkerClient, type WorkerClient} from '@aloft/search/worker-client';
import type {SimulatorState} from '@aloft/simulator';
import type {Terminal} from '@aloft/simulator/terminal';

/** Methods of the terminal that the page calls. */
export type Method = 'open' | 'run' | 'write' | 'complete';

/** Requests to the worker. Each contains the state that it starts from, by default the initial one. */
export type Requests = {
  readonly [M in Method]: {
    readonly ask: {readonly state?: SimulatorState; readonly args: Parameters<Terminal[M]>};
    readonly reply: {readonly result: ReturnType<Terminal[M]>; readonly state: SimulatorState};
  };
};

let client: WorkerClient<Requests> | undefined;

/** Calls the simulator in its worker. After a failure, the next call starts another worker. */
export async function simulate<M extends Method>(
  method: M,
  state: SimulatorState | undefined,
  ...args: Parameters<Terminal[M]>
): Promise<Requests[M]['reply']> {
  const current = (client ??= createWorkerClient(new Worker(new URL('./worker.ts', import.meta.url))));
  try {
    return await current.ask(method, {state, args});
  } catch (error) {
    current.close();
    if (client === current) client = undefined;
    throw error;
  }
}

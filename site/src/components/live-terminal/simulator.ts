import {createWorkerClient} from '@aloft/search/worker-client';
import type {SimulatorState} from '@aloft/simulator';
import type {Terminal} from '@aloft/simulator/terminal';

/** Methods of the terminal that the page calls. */
type Method = 'open' | 'run' | 'write' | 'complete';

/** A request to the worker, with the state that it starts from, by default the initial one. */
export interface Call<M extends Method = Method> {
  readonly method: M;
  readonly state?: SimulatorState;
  readonly args: Parameters<Terminal[M]>;
}

export interface Outcome<M extends Method = Method> {
  readonly result: ReturnType<Terminal[M]>;
  readonly state: SimulatorState;
}

const call = createWorkerClient<Call, Outcome>(() => new Worker(new URL('./worker.ts', import.meta.url)));

/** Calls the simulator in its worker. */
export const simulate = <M extends Method>(
  method: M,
  state: SimulatorState | undefined,
  ...args: Parameters<Terminal[M]>
): Promise<Outcome<M>> => call({method, state, args}) as Promise<Outcome<M>>;

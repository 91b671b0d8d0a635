import {createWorkerClient, type WorkerClient} from '@aloft/search/worker-client';
import type {Requests} from './protocol';

/** Sends requests to the simulator in its worker. */
export type Client = WorkerClient<Requests>;

/** Starts a worker. After a failure, start another one. */
export const createClient = (): Client => createWorkerClient(new Worker(new URL('./worker.ts', import.meta.url)));

import {cacheName} from '@site/platform/offline/offlineFormat';
import type {WorkerScope} from './WorkerScope';

const worker = globalThis as unknown as WorkerScope;

/** Replaces the worker in a build with OFFLINE=off: deletes the saved files and removes itself. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  const {registration} = worker;
  const deleted = caches.delete(cacheName(new URL(registration.scope).pathname));
  event.waitUntil(deleted.finally(() => registration.unregister()));
});

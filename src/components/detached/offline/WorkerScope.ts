/** Events of a service worker. TypeScript's types for workers conflict with those for pages. */
interface WorkerEvent {
  readonly waitUntil: (end: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {readonly claim: () => Promise<void>};
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

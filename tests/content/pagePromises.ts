/** Statements of a page about the platform's state after its last transcript. */
export interface PagePromise {
  /** Command that reads the state, run after the page's transcripts. */
  readonly ask: string;
  /** Text that the output contains. */
  readonly answer: RegExp;
  /** Index of the page's session, from 0; defaults to the last. */
  readonly session?: number;
}

/** The app is live and responds at its public URL. */
const live = (app: string): PagePromise => ({ask: `aloft app get ${app} --output json`, answer: /"state": "live"/});

/** The state after a page's transcripts have been run from top to bottom. */
export const pagePromises: Readonly<Record<string, PagePromise>> = {
  'docs/getting-started/installing-the-cli.mdx': {ask: 'aloft version', answer: /^aloft \d+\.\d+\.\d+$/m},
  'docs/getting-started/authentication.mdx': {ask: 'aloft whoami', answer: /\(not_authenticated\)/},
  'docs/getting-started/deploying-a-static-site.mdx': {ask: 'aloft service list', answer: /^No services\.$/m},
  'docs/getting-started/deploying-an-existing-app.mdx': {
    ask: 'aloft certificate get shop-tls',
    answer: /shop\.example\.com/,
  },
  'docs/building-and-deploying/building.mdx': {ask: 'aloft app releases shop', answer: /^2 +live /m},
  'docs/building-and-deploying/deploying.mdx': {ask: 'aloft app releases shop', answer: /^5 +live /m, session: 0},
  'docs/building-and-deploying/namespaces.mdx': {ask: 'aloft whoami', answer: /NAMESPACE: +acme$/m},
  'docs/monitoring/web-console.mdx': live('shop'),
  'docs/monitoring/metrics.mdx': live('hello'),
  'docs/sdks/index.mdx': {ask: 'aloft volume list', answer: /^NAME [^\n]+\nuploads +creating +1Gi [^\n]+$/},
  'docs/advanced/architecture.mdx': {ask: 'aloft machine get orders-1 --output json', answer: /"state": "running"/},
  'docs/advanced/ignitiond.mdx': {ask: 'aloft machine get hello-1 --output json', answer: /"heldUntil": null/},
  'docs/advanced/linux-kernel.mdx': {ask: 'aloft machine get hello-1 --output json', answer: /"state": "running"/},
  'docs/advanced/manual-flash-mode.mdx': {ask: 'aloft machine get hello-1 --output json', answer: /"state": "standby"/},
  'docs/advanced/takeoff.mdx': {ask: 'aloft machine get notes-1 --output json', answer: /"wakes": 1/},
  'docs/backup/deploying-a-static-site-with-machines.mdx': {ask: 'aloft volume list', answer: /^No volumes\.$/m},
  'docs/common/resource-name-validation.mdx': {ask: 'aloft app list', answer: /^No apps\.$/m},
  'docs/resources/apps.mdx': live('hello'),
  'docs/resources/certificates.mdx': {ask: 'aloft certificate list', answer: /^No certificates\.$/m},
  'docs/resources/machines.mdx': {ask: 'aloft machine list', answer: /^m-\S+ +hello-1 +hello +running /m},
  'docs/resources/schema.mdx': live('hello'),
  'docs/resources/services.mdx': {ask: 'aloft service list', answer: /^hello +hello-v2 +ready /m},
  'docs/resources/volumes.mdx': {ask: 'aloft volume list', answer: /^data-copy +available +20Gi /m},
};

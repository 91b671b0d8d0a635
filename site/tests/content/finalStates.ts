/** Statements of a page about the platform's state after its last transcript. */
export interface FinalState {
  /** Command that reads the state, run after the page's transcripts. */
  readonly line: string;
  /** Text that the output contains. */
  readonly output: RegExp;
  /** Index of the page's session, from 0; defaults to the last. */
  readonly session?: number;
}

/** The app is live and responds at its public URL. */
const live = (app: string): FinalState => ({line: `aloft app get ${app} --output json`, output: /"state": "live"/});

/** The state after a page's transcripts have been run from top to bottom. */
export const finalStates: Readonly<Record<string, FinalState>> = {
  'docs/getting-started/installing-the-cli.mdx': {line: 'aloft version', output: /^aloft \d+\.\d+\.\d+$/m},
  'docs/getting-started/authentication.mdx': {line: 'aloft whoami', output: /\(not_authenticated\)/},
  'docs/getting-started/deploying-a-static-site.mdx': {line: 'aloft service list', output: /^No services\.$/m},
  'docs/getting-started/deploying-an-existing-app.mdx': {
    line: 'aloft certificate get shop-tls',
    output: /shop\.example\.com/,
  },
  'docs/building-and-deploying/building.mdx': {line: 'aloft app releases shop', output: /^2 +live /m},
  'docs/building-and-deploying/deploying.mdx': {line: 'aloft app releases shop', output: /^4 +live /m, session: 0},
  'docs/building-and-deploying/namespaces.mdx': {line: 'aloft whoami', output: /NAMESPACE: +acme$/m},
  'docs/monitoring/web-console.mdx': live('shop'),
  'docs/monitoring/metrics.mdx': live('hello'),
  'docs/sdks/index.mdx': {line: 'aloft volume list', output: /^NAME [^\n]+\nuploads +creating +1Gi [^\n]+$/},
  'docs/advanced/architecture.mdx': {line: 'aloft machine get orders-1 --output json', output: /"state": "running"/},
  'docs/advanced/ignitiond.mdx': {line: 'aloft machine get hello-1 --output json', output: /"heldUntil": null/},
  'docs/advanced/linux-kernel.mdx': {line: 'aloft machine get hello-1 --output json', output: /"state": "running"/},
  'docs/advanced/manual-flash-mode.mdx': {line: 'aloft machine get hello-1 -o json', output: /"state": "standby"/},
  'docs/advanced/takeoff.mdx': {line: 'aloft machine get notes-1 --output json', output: /"wakes": 1/},
  'docs/backup/deploying-a-static-site-with-machines.mdx': {line: 'aloft volume list', output: /^No volumes\.$/m},
  'docs/common/resource-name-validation.mdx': {line: 'aloft app list', output: /^No apps\.$/m},
  'docs/placeholder.mdx': live('hello'),
  'docs/resources/apps.mdx': live('hello'),
  'docs/resources/certificates.mdx': {line: 'aloft certificate list', output: /^No certificates\.$/m},
  'docs/resources/machines.mdx': {line: 'aloft machine list', output: /^m-\S+ +hello-1 +hello +running /m},
  'docs/resources/schema.mdx': live('hello'),
  'docs/resources/services.mdx': {line: 'aloft service list', output: /^hello +hello +ready /m},
  'docs/resources/volumes.mdx': {line: 'aloft volume list', output: /^data-copy +available +20Gi /m},
};

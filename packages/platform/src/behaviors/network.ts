import type {Behavior} from './types';

const SERVICES = 'resources/services';
const CERTIFICATES = 'resources/certificates';

/** Requests, services, hostnames, and certificates. */
export const networkBehaviors = {
  'private-request-wakes': {
    sentence: "The calling machine's host agent wakes the machine behind a private service and holds the connection.",
    pages: ['advanced/architecture', SERVICES],
  },
  'private-stays-in-namespace': {
    sentence: 'A private service can be reached only from machines in its namespace.',
    pages: ['building-and-deploying/namespaces', SERVICES],
  },
  'public-name-is-internal-too': {
    sentence: "A public service's name under `.internal` reaches all of its listeners, without TLS.",
    pages: [SERVICES],
  },
  'tcp-is-private': {
    sentence: 'A public service cannot have a `tcp` listener.',
    pages: [SERVICES],
  },
  'http-redirects': {
    sentence: 'A listener with `redirect: https` responds with 308 and the same URL under `https`.',
    pages: [CERTIFICATES],
  },
  'unserved-request-is-503': {
    sentence: 'A request that no machine can serve gets 503 with `Retry-After`.',
    pages: ['resources/apps', SERVICES],
  },
  'full-quota-refuses-wakes': {
    sentence:
      'A full vCPU or memory quota refuses a wake: the request gets 503 with `Retry-After`, and the system log contains the reason.',
    pages: ['advanced/architecture', 'building-and-deploying/namespaces'],
  },
  'quota-is-kept': {
    sentence: 'A namespace never exceeds its quota.',
    pages: ['building-and-deploying/namespaces'],
  },
  'hostname-has-one-service': {
    sentence: 'A hostname belongs to at most one service.',
    pages: [CERTIFICATES],
  },
  'deploy-moves-hostnames': {
    sentence: 'A deploy takes a hostname from another service of the same account only with `--move-hostnames`.',
    pages: [CERTIFICATES, 'resources/volumes'],
  },
  'deploy-skips-hostnames': {
    sentence: 'A deploy with `--skip-hostnames` leaves the hostnames of its services as they are.',
    pages: ['building-and-deploying/namespaces'],
  },
  'hostname-needs-proof': {
    sentence: 'A custom hostname routes only after the account has proved control of its domain once.',
    pages: [CERTIFICATES],
  },
  'no-certificate-no-tls': {
    sentence: 'A hostname without a certificate has no HTTPS: the TLS handshake fails.',
    pages: [CERTIFICATES],
  },
  'expired-certificate-is-served': {
    sentence: 'An expired certificate is still served, and its service stays `ready`.',
    pages: [CERTIFICATES],
  },
  'managed-certificate-renews': {
    sentence: 'A managed certificate renews before it expires and stays in use meanwhile.',
    pages: [CERTIFICATES],
  },
  'uploaded-certificate-expires': {
    sentence: 'An uploaded certificate is not renewed and expires.',
    pages: [CERTIFICATES],
  },
  'certificate-waits-for-dns': {
    sentence: 'A managed certificate stays `pending-validation` until its DNS records exist.',
    pages: [CERTIFICATES],
  },
  'used-certificate-stays': {
    sentence: 'A certificate whose hostname a service still uses cannot be deleted.',
    pages: [CERTIFICATES],
  },
  'detached-service-keeps-hostnames': {
    sentence: 'A detached service keeps its hostnames and responds with 503.',
    pages: [SERVICES],
  },
  'queue-has-one-limit': {
    sentence: 'Waking, booting, and queueing for a free machine together hold a request for at most one limit.',
    pages: [SERVICES],
  },
  'concurrency-counts-both': {
    sentence:
      '`scale.concurrency` counts requests in flight on HTTP listeners and open connections on TCP and TLS listeners.',
    pages: [
      'guides-and-samples/software/mysql',
      'guides-and-samples/software/postgres',
      'guides-and-samples/software/rabbitmq',
      'resources/apps',
      SERVICES,
    ],
  },
  'keep-alive-is-idle': {
    sentence: 'A keep-alive connection without a request does not keep a machine awake.',
    pages: ['guides-and-samples/software/nginx', 'resources/machines', SERVICES],
    textOnly: 'The simulated curl closes its connection after each response.',
  },
} as const satisfies Record<string, Behavior>;

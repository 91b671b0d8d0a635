import {statedOn} from './types';

/** Requests, services, hostnames, and certificates. */
export const networkBehaviors = {
  ...statedOn(['advanced/architecture', 'resources/services'], {
    'private-request-wakes':
      "The calling machine's host agent wakes the machine behind a private service and holds the connection.",
  }),
  ...statedOn(['building-and-deploying/namespaces', 'resources/services'], {
    'private-stays-in-namespace': 'A private service can be reached only from machines in its namespace.',
  }),
  ...statedOn(['resources/services'], {
    'public-name-is-internal-too':
      "A public service's name under `.internal` reaches all of its listeners, without TLS.",
    'tcp-is-private': 'A public service cannot have a `tcp` listener.',
    'detached-service-keeps-hostnames': 'A detached service keeps its hostnames and responds with 503.',
    'queue-has-one-limit':
      'Waking, booting, and queueing for a free machine together hold a request for at most one limit.',
  }),
  ...statedOn(['resources/certificates'], {
    'http-redirects': 'A listener with `redirect: https` responds with 308 and the same URL under `https`.',
    'hostname-has-one-service': 'A hostname belongs to at most one service.',
    'hostname-needs-proof': 'A custom hostname routes only after the account has proved control of its domain once.',
    'no-certificate-no-tls': 'A hostname without a certificate has no HTTPS: the TLS handshake fails.',
    'expired-certificate-is-served': 'An expired certificate is still served, and its service stays `ready`.',
    'managed-certificate-renews': 'A managed certificate renews before it expires and stays in use meanwhile.',
    'uploaded-certificate-expires': 'An uploaded certificate is not renewed and expires.',
    'certificate-waits-for-dns': 'A managed certificate stays `pending-validation` until its DNS records exist.',
    'used-certificate-stays': 'A certificate whose hostname a service still uses cannot be deleted.',
  }),
  ...statedOn(['resources/apps', 'resources/services'], {
    'unserved-request-is-503': 'A request that no machine can serve gets 503 with `Retry-After`.',
  }),
  ...statedOn(['advanced/architecture', 'building-and-deploying/namespaces'], {
    'full-quota-refuses-wakes':
      'A full vCPU or memory quota refuses a wake: the request gets 503 with `Retry-After`, and the system log contains the reason.',
  }),
  ...statedOn(['building-and-deploying/namespaces'], {
    'quota-is-kept': 'A namespace never exceeds its quota.',
    'deploy-skips-hostnames': 'A deploy with `--skip-hostnames` leaves the hostnames of its services as they are.',
  }),
  ...statedOn(['resources/certificates', 'resources/volumes'], {
    'deploy-moves-hostnames':
      'A deploy takes a hostname from another service of the same account only with `--move-hostnames`.',
  }),
  ...statedOn(
    [
      'guides-and-samples/software/mysql',
      'guides-and-samples/software/postgres',
      'guides-and-samples/software/rabbitmq',
      'resources/apps',
      'resources/services',
    ],
    {
      'concurrency-counts-both':
        '`scale.concurrency` counts requests in flight on HTTP listeners and open connections on TCP and TLS listeners.',
    },
  ),
  ...statedOn(
    ['guides-and-samples/software/nginx', 'resources/machines', 'resources/services'],
    {'keep-alive-is-idle': 'A keep-alive connection without a request does not keep a machine awake.'},
    'The simulated curl closes its connection after each response.',
  ),
};

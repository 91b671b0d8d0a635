import {limits} from '../limits';
import {defineStates} from './types';

/** States of a service. */
export const serviceStates = defineStates('service', {
  initial: ['pending'],
  billed: false,
  states: {
    pending: 'The service is being added to the edge proxies and DNS.',
    ready: "Requests are routed to the app's machines.",
    failed: 'A listener or hostname cannot be served.',
    deleting: 'The service is being removed from the edge proxies and DNS.',
  },
  transitions: {
    'pending → ready': 'every edge proxy routes to it',
    'pending → failed': 'a listener is rejected',
    'pending → deleting': '`aloft service delete`',
    'ready → pending': 'its listeners, hostnames, or app change',
    'ready → deleting': '`aloft service delete`',
    'failed → pending': 'the cause is fixed',
    'failed → deleting': '`aloft service delete`',
  },
});

/** States of a volume. Storage is billed while the volume exists. */
export const volumeStates = defineStates('volume', {
  initial: ['creating'],
  billed: true,
  states: {
    creating: 'Storage is reserved, encrypted, and formatted with ext4.',
    available: 'The volume is not attached to a machine.',
    attaching: "The machine's host is attaching the volume.",
    attached: 'A machine has mounted the volume.',
    resizing: 'The storage and its file system are growing. Files remain readable and writable.',
    failed: 'The volume could not be created, restored, attached, or resized.',
    deleting: 'The encryption key is being destroyed, which makes the data unreadable. Billing ends when this is done.',
  },
  transitions: {
    'creating → available': 'the file system is ready',
    'creating → failed': 'no storage is available, or an import cannot be read',
    'available → attaching': '`aloft volume attach`, or a machine with the volume starts',
    'available → resizing': '`aloft volume resize`',
    'available → creating': '`aloft volume restore` or `aloft volume import`',
    'available → deleting': '`aloft volume delete`',
    'attaching → attached': 'the file system is mounted',
    'attaching → available': 'the machine stopped before the volume was mounted',
    'attaching → failed': 'the file system cannot be mounted',
    'attached → available': '`aloft volume detach`, or its machine is deleted',
    'attached → resizing': '`aloft volume resize`',
    'resizing → available': 'the detached volume has its new size',
    'resizing → attached': 'the attached volume has its new size',
    'resizing → failed': 'the storage cannot grow',
    'failed → creating': '`aloft volume restore`',
    'failed → deleting': '`aloft volume delete`',
  },
});

/** States of a certificate. An uploaded one starts as `active`. */
export const certificateStates = defineStates('certificate', {
  initial: ['pending-validation', 'active'],
  billed: false,
  states: {
    'pending-validation': 'The platform is waiting for the DNS records that validate the hostnames.',
    issuing: 'The certificate authority is issuing the certificate.',
    active: 'The edge proxies use the certificate.',
    renewing: 'The platform is requesting a new certificate; the current one stays in use.',
    expired: 'The certificate has expired. The edge proxies still use it, and browsers show a security warning.',
    failed: 'A hostname could not be validated, or the certificate authority refused the request.',
  },
  transitions: {
    'pending-validation → issuing': 'every hostname is validated',
    'pending-validation → failed': `a hostname is not validated within ${limits['certificate-validation'].text}`,
    'issuing → active': 'the certificate is issued',
    'issuing → failed': 'the certificate authority refuses the request',
    'active → renewing': `${limits['certificate-renewal'].text} before it expires, or \`aloft certificate renew\``,
    'active → expired': 'an uploaded certificate is not replaced before it expires',
    'renewing → active': 'the new certificate is issued',
    'renewing → expired': 'every renewal attempt fails until the certificate expires',
    'expired → renewing': '`aloft certificate renew`',
    'expired → active': 'you upload a new certificate with `aloft certificate upload`',
    'failed → pending-validation': '`aloft certificate renew`',
  },
});

import {limits} from '../limits';
import {defineStates, type StateMachine} from './types';

/** States of a service. */
export const serviceStates = {
  kind: 'service',
  initial: ['pending'],
  states: defineStates(false, {
    pending: 'The service is being added to the edge proxies and DNS.',
    ready: "Requests are routed to the app's machines.",
    failed: 'A listener or hostname cannot be served.',
    deleting: 'The service is being removed from the edge proxies and DNS.',
  }),
  transitions: [
    {from: 'pending', to: 'ready', cause: 'every edge proxy routes to it'},
    {from: 'pending', to: 'failed', cause: 'a listener is rejected'},
    {from: 'pending', to: 'deleting', cause: '`aloft service delete`'},
    {from: 'ready', to: 'pending', cause: 'its listeners, hostnames, or app change'},
    {from: 'ready', to: 'deleting', cause: '`aloft service delete`'},
    {from: 'failed', to: 'pending', cause: 'the cause is fixed'},
    {from: 'failed', to: 'deleting', cause: '`aloft service delete`'},
  ],
} as const satisfies StateMachine;

/** States of a volume. Storage is billed while the volume exists. */
export const volumeStates = {
  kind: 'volume',
  initial: ['creating'],
  states: defineStates(true, {
    creating: 'Storage is reserved, encrypted, and formatted with ext4.',
    available: 'The volume is not attached to a machine.',
    attaching: "The machine's host is attaching the volume.",
    attached: 'A machine has mounted the volume.',
    resizing: 'The storage and its file system are growing. Files remain readable and writable.',
    failed: 'The volume could not be created, restored, attached, or resized.',
    deleting: 'The encryption key is being destroyed, which makes the data unreadable. Billing ends when this is done.',
  }),
  transitions: [
    {from: 'creating', to: 'available', cause: 'the file system is ready'},
    {from: 'creating', to: 'failed', cause: 'no storage is available, or an import cannot be read'},
    {from: 'available', to: 'attaching', cause: '`aloft volume attach`, or a machine with the volume starts'},
    {from: 'available', to: 'resizing', cause: '`aloft volume resize`'},
    {from: 'available', to: 'creating', cause: '`aloft volume restore` or `aloft volume import`'},
    {from: 'available', to: 'deleting', cause: '`aloft volume delete`'},
    {from: 'attaching', to: 'attached', cause: 'the file system is mounted'},
    {from: 'attaching', to: 'available', cause: 'the machine stopped before the volume was mounted'},
    {from: 'attaching', to: 'failed', cause: 'the file system cannot be mounted'},
    {from: 'attached', to: 'available', cause: '`aloft volume detach`, or its machine is deleted'},
    {from: 'attached', to: 'resizing', cause: '`aloft volume resize`'},
    {from: 'resizing', to: 'available', cause: 'the detached volume has its new size'},
    {from: 'resizing', to: 'attached', cause: 'the attached volume has its new size'},
    {from: 'resizing', to: 'failed', cause: 'the storage cannot grow'},
    {from: 'failed', to: 'creating', cause: '`aloft volume restore`'},
    {from: 'failed', to: 'deleting', cause: '`aloft volume delete`'},
  ],
} as const satisfies StateMachine;

/** States of a certificate. An uploaded one starts as `active`. */
export const certificateStates = {
  kind: 'certificate',
  initial: ['pending-validation', 'active'],
  states: defineStates(false, {
    'pending-validation': 'The platform is waiting for the DNS records that validate the hostnames.',
    issuing: 'The certificate authority is issuing the certificate.',
    active: 'The edge proxies use the certificate.',
    renewing: 'The platform is requesting a new certificate; the current one stays in use.',
    expired: 'The certificate has expired. The edge proxies still use it, and browsers show a security warning.',
    failed: 'A hostname could not be validated, or the certificate authority refused the request.',
  }),
  transitions: [
    {from: 'pending-validation', to: 'issuing', cause: 'every hostname is validated'},
    {
      from: 'pending-validation',
      to: 'failed',
      cause: `a hostname is not validated within ${limits['certificate-validation'].text}`,
    },
    {from: 'issuing', to: 'active', cause: 'the certificate is issued'},
    {from: 'issuing', to: 'failed', cause: 'the certificate authority refuses the request'},
    {
      from: 'active',
      to: 'renewing',
      cause: `${limits['certificate-renewal'].text} before it expires, or \`aloft certificate renew\``,
    },
    {from: 'active', to: 'expired', cause: 'an uploaded certificate is not replaced before it expires'},
    {from: 'renewing', to: 'active', cause: 'the new certificate is issued'},
    {from: 'renewing', to: 'expired', cause: 'every renewal attempt fails until the certificate expires'},
    {from: 'expired', to: 'renewing', cause: '`aloft certificate renew`'},
    {from: 'expired', to: 'active', cause: 'you upload a new certificate with `aloft certificate upload`'},
    {from: 'failed', to: 'pending-validation', cause: '`aloft certificate renew`'},
  ],
} as const satisfies StateMachine;

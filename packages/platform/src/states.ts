import {limits} from './limits';

export interface State<Name extends string = string> {
  readonly name: Name;
  /** Meaning: a sentence. */
  readonly meaning: string;
  /** Whether the resource (compute of machines, storage of volumes) is billed in this state. */
  readonly billed: boolean;
}

export interface StateMachine<Name extends string = string> {
  readonly kind: string;
  readonly initial: readonly string[];
  /** All states, in the usual order of a resource's lifecycle. */
  readonly states: readonly State<Name>[];
  /** Transitions between two states. The cause is a clause. */
  readonly transitions: readonly Readonly<Record<'from' | 'to' | 'cause', string>>[];
}

/** States and transitions as they're defined. */
interface Definition<Name extends string> {
  /** By default, the first state. */
  readonly initial?: readonly NoInfer<Name>[];
  /** Whether all or none are billed, or those that are. The default is none. */
  readonly billed?: boolean | readonly NoInfer<Name>[];
  /** Meanings by name, in the order of a lifecycle. */
  readonly states: Readonly<Record<Name, string>>;
  /** Causes of the transitions. */
  readonly transitions: {readonly [Step in `${NoInfer<Name>} → ${NoInfer<Name>}`]?: string};
}

/** Infers the names of a kind's states, which its transitions must have. */
const defineStates = <Name extends string>(definition: Definition<Name>) => definition;

const definitions = {
  namespace: defineStates({
    states: {
      active: 'Resources can be created in the namespace.',
      deleting: 'The empty namespace is being deleted. Its name becomes available when the deletion is complete.',
    },
    transitions: {
      'active → deleting': '`aloft namespace delete`',
    },
  }),
  // Only its machines are billed.
  app: defineStates({
    states: {
      pending: 'The app does not have a release yet.',
      deploying:
        'A release is being rolled out. The previous release, if any, serves requests in the meantime. If the app has a volume, the old machine stops first, and requests are held.',
      live: 'The release is rolled out, and every machine is healthy or on standby.',
      degraded: 'Some machines have failed, and the others serve requests.',
      failed: 'No machine can serve requests.',
      suspended: 'All machines are stopped, and requests get a `503` response until the app is resumed.',
    },
    transitions: {
      'pending → deploying': 'the first deploy',
      'deploying → live': 'the new machines are healthy, or the deploy failed and the previous release stays live',
      'deploying → failed': 'the deploy failed and there is no previous release',
      'live → deploying': 'a deploy, an update, or a rollback',
      'live → degraded': 'a machine fails and others keep serving requests',
      'live → failed': 'the only machine fails',
      'live → suspended': '`aloft app suspend`',
      'degraded → live': 'the failed machines are replaced',
      'degraded → deploying': 'a deploy, an update, or a rollback',
      'degraded → failed': 'the last serving machine fails',
      'degraded → suspended': '`aloft app suspend`',
      'failed → live': 'a machine becomes healthy again',
      'failed → deploying': 'a deploy, an update, or a rollback',
      'failed → suspended': '`aloft app suspend`',
      'suspended → live': '`aloft app resume`',
    },
  }),
  // Compute is billed in the states marked as billed.
  machine: defineStates({
    billed: ['starting', 'running', 'flashing', 'waking', 'stopping'],
    states: {
      created: 'The machine is scheduled and configured, but has not been started.',
      starting:
        'The kernel boots, the root file system is mounted, and the process starts. The machine is not healthy yet.',
      running: 'The process runs and the health check passes.',
      flashing:
        'Memory and device state are written to a snapshot. The machine keeps serving requests during the first snapshot after a start. When it is flashed before standby, the process is paused.',
      standby:
        'CPU and memory are released. A new snapshot has replaced the previous one, and the next request wakes the machine from it.',
      waking: 'The machine is being restored from its newest snapshot, which is used only once. Requests are held.',
      stopping:
        'New requests go to other machines, and those in flight finish. Then the process receives the stop signal and has the grace period to exit.',
      stopped: 'The process has exited. Memory contents and the snapshot are lost; attached volumes keep their data.',
      failed: 'Starting, flashing, or waking the machine failed, or its process failed and was not restarted.',
      deleting: 'The machine and its snapshot are being deleted. Its volumes are detached.',
    },
    transitions: {
      'created → starting': 'a deploy or `aloft machine start`',
      'created → deleting': '`aloft machine delete`',
      'starting → running': 'the health check passes',
      'starting → failed': 'the process exits, the health check does not pass in time, or the host fails',
      'starting → stopping': '`aloft machine stop`, a new release, or scaling down',
      'running → flashing':
        'the health check first passes, the idle timeout elapses, the process sends `POST /v1/flash`, or you run `aloft machine flash`',
      'running → stopping':
        '`aloft machine stop`, a new release, scaling down, host maintenance, or the process exits without an error and is not restarted',
      'running → failed': 'the process fails and is not restarted, or the host fails',
      'flashing → standby': 'the snapshot is written',
      'flashing → running':
        'the first snapshot is written, `scale.min` needs the machine, or a request or a hold arrives before the snapshot is written',
      'flashing → failed': 'the snapshot cannot be written, or the host fails',
      'standby → waking': 'a request, or `aloft machine wake`',
      'standby → stopping': '`aloft machine stop`, a new release, or host maintenance',
      'standby → failed': 'the host fails, and the snapshot is lost',
      'standby → deleting': '`aloft machine delete`',
      'waking → running': 'the snapshot is restored',
      'waking → failed': 'the snapshot cannot be restored, or the host fails',
      'stopping → stopped': 'the process exits, or is killed with SIGKILL after the grace period',
      'stopping → failed': 'the host fails',
      'stopped → starting': '`aloft machine start`',
      'stopped → deleting': '`aloft machine delete`',
      'failed → starting': '`aloft machine start`, or the platform boots it again',
      'failed → deleting': '`aloft machine delete`',
    },
  }),
  service: defineStates({
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
  }),
  // Storage is billed while the volume exists.
  volume: defineStates({
    billed: true,
    states: {
      creating: 'Storage is reserved, encrypted, and formatted with ext4.',
      available: 'The volume is not attached to a machine.',
      attaching: "The machine's host is attaching the volume.",
      attached: 'A machine has mounted the volume.',
      resizing: 'The storage and its file system are growing. Files remain readable and writable.',
      failed: 'The volume could not be created, restored, attached, or resized.',
      deleting:
        'The encryption key is being destroyed, which makes the data unreadable. Billing ends when this is done.',
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
  }),
  // An uploaded one starts as `active`.
  certificate: defineStates({
    initial: ['pending-validation', 'active'],
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
  }),
};

export type StatefulKind = keyof typeof definitions;

export type StateName<Kind extends StatefulKind> = keyof (typeof definitions)[Kind]['states'] & string;

function createMachine(kind: string, {initial, billed = false, states, transitions}: Definition<string>): StateMachine {
  return {
    kind,
    initial: initial ?? Object.keys(states).slice(0, 1),
    states: Object.entries(states).map(([name, meaning]) => ({
      name,
      billed: typeof billed === 'boolean' ? billed : billed.includes(name),
      meaning,
    })),
    transitions: Object.entries<string | undefined>(transitions).map(([step, cause = '']) => {
      const [from = '', to = ''] = step.split(' → ');
      return {from, to, cause};
    }),
  };
}

export const stateMachines = Object.fromEntries(
  Object.entries(definitions).map(([kind, definition]) => [kind, createMachine(kind, definition)]),
) as {readonly [Kind in StatefulKind]: StateMachine<StateName<Kind>> & {readonly kind: Kind}};

export function stateNames<Kind extends StatefulKind>(kind: Kind): readonly StateName<Kind>[] {
  return stateMachines[kind].states.map(({name}) => name);
}

export function findState(kind: StatefulKind, name: string): State | undefined {
  return stateMachines[kind].states.find((state) => state.name === name);
}

/** States that a direct transition from a state leads to. */
export function nextStates(kind: StatefulKind, from: string): readonly string[] {
  return stateMachines[kind].transitions.filter((step) => step.from === from).map((step) => step.to);
}

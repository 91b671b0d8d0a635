/** Something that the platform does. Pages state it, and a property proves it on the simulator if it can. */
export interface Behavior {
  /** What happens: one sentence in the present tense. */
  readonly sentence: string;
  /** Pages that state it, below `docs/` and without extension. Their sentences carry the id in a comment. */
  readonly pages: readonly string[];
  /** Why the simulator can't show it. */
  readonly textOnly?: string | undefined;
}

/** Sentences by id, by the pages that state them. */
const sentences = {
  'advanced/architecture, advanced/takeoff': {
    'wake-continues-process': 'A wake continues the process: the machine does not boot again, and logs a single line.',
  },
  'advanced/architecture, building-and-deploying/namespaces': {
    'full-quota-refuses-wakes':
      'A full vCPU or memory quota refuses a wake: the request gets 503 with `Retry-After`, and the system log contains the reason.',
  },
  'advanced/architecture, index': {
    'request-wakes-machine': 'A request to an app on standby wakes a machine and gets its response.',
  },
  'advanced/architecture, resources/machines': {
    'busy-machine-stays-awake': 'A machine with a request in flight or an open connection does not go to standby.',
    'first-snapshot-while-serving':
      'In the `auto` mode, the first snapshot is written when the health check first passes, and the machine keeps running.',
    'standby-replaces-snapshot': 'Each standby replaces the snapshot with a new one.',
  },
  'advanced/architecture, resources/services': {
    'private-request-wakes':
      "The calling machine's host agent wakes the machine behind a private service and holds the connection.",
  },
  'advanced/ignitiond': {
    'environment-order':
      "The process gets the image's variables, the app's variables, and its secrets; the later source wins.",
    'socket-opens-first': 'The control socket opens before the process starts.',
    'restart-backs-off':
      'The delay before a restart doubles up to its maximum, and resets when the process has run long enough.',
  },
  'advanced/ignitiond, building-and-deploying/deploying': {
    'start-is-one-attempt': 'A process that exits before its health check has passed once fails the start.',
  },
  'advanced/ignitiond, building-and-deploying/deploying, resources/machines': {
    'check-uses-private-address':
      "A health check connects to the machine's private IPv4 address and sends `Host: localhost`.",
  },
  'advanced/ignitiond, building-and-deploying/deploying, resources/services': {
    'drain-before-stop':
      'A machine that retires does not get new requests, finishes those in flight for at most `stopGrace`, and then receives the stop signal.',
  },
  'advanced/manual-flash-mode, resources/machines': {
    'monotonic-timers-continue': 'Timers on the monotonic clock continue after a wake with the time they had left.',
  },
  'building-and-deploying/deploying': {
    'failed-deploy-restores':
      'A failed deploy leaves the settings, environment, scale, services, hostnames, and volumes of the app as they were.',
    'failed-rollback-restores': 'A failed rollback leaves every setting of the app as it was.',
    'rollback-needs-secrets': 'A rollback to a release that uses a removed secret fails and changes nothing.',
    'releases-are-numbered': 'Releases are numbered from 1 without gaps, in the order in which they are created.',
    'new-machines-first': 'Without a volume, a deploy deletes old machines only after the new ones are healthy.',
    'volume-stops-first': 'With a volume, a deploy stops the old machine before it starts the new one.',
    'volume-failure-restarts':
      'If the new machine of an app with a volume fails, the platform starts the previous release again.',
    'release-command-first':
      'A release command runs once, after the build and before any machine of the new release starts.',
    'failed-release-command-restores': 'A failed release command ends the deploy without a release.',
    'release-command-deploys-only': 'A release command does not run on a rollback or when a setting changes.',
    'task-returns-exit-code': "A one-off task returns its command's exit code.",
    'task-without-volumes': 'A one-off machine does not mount volumes.',
    'dry-run-changes-nothing': 'A deploy with `--dry-run` changes nothing.',
    'invalid-manifest-changes-nothing': 'A deploy with an invalid manifest stops before anything changes.',
  },
  'building-and-deploying/deploying, resources/apps': {
    'rollback-restores':
      "A rollback restores everything that the release's manifest set: image, machine settings, environment, scale, services with their hostnames, and volume mounts.",
    'rollback-keeps-volumes': 'A rollback does not change what a volume contains.',
    'rollback-to-previous': 'A rollback without a number returns to the release that was live before.',
    'task-machine-is-deleted': "A one-off task's machine is deleted when the command exits.",
    'setting-creates-release':
      'A changed setting, environment variable, or secret of a deployed app creates a release.',
  },
  'building-and-deploying/deploying, resources/apps, security': {
    'rollback-keeps-secrets': 'A rollback keeps the current values of secrets.',
  },
  'building-and-deploying/deploying, resources/volumes': {
    'volume-has-one-machine': 'A volume is attached to at most one machine.',
  },
  'building-and-deploying/namespaces': {
    'quota-is-kept': 'A namespace never exceeds its quota.',
    'deploy-skips-hostnames': 'A deploy with `--skip-hostnames` leaves the hostnames of its services as they are.',
    'names-are-unique': 'Within a namespace, names are unique per kind of resource.',
    'namespace-must-be-empty': 'A namespace with resources cannot be deleted.',
    'namespace-precedence':
      'The CLI uses the namespace of the flag, the environment variable, the manifest, the token, or the selected one, in this order.',
    'failed-command-changes-nothing':
      'A command that fails does not change resources, apart from the failed release that a deploy records.',
  },
  'building-and-deploying/namespaces, resources/services': {
    'private-stays-in-namespace': 'A private service can be reached only from machines in its namespace.',
  },
  'getting-started/authentication': {
    'scope-is-required': 'A token without the required scope changes nothing.',
    'token-has-one-namespace': 'A deploy token reaches no namespace but its own.',
  },
  'getting-started/authentication, security': {
    'revoked-token-fails': 'A revoked or expired token is refused.',
  },
  'getting-started/installing-the-cli': {
    'exit-code-of-error': "A failed command returns its error's exit code.",
    'deletion-needs-confirmation':
      'A command that deletes or interrupts something asks for confirmation, or needs `--yes`.',
  },
  'guides-and-samples/software/mysql, guides-and-samples/software/postgres, guides-and-samples/software/rabbitmq, resources/apps, resources/services':
    {
      'concurrency-counts-both':
        '`scale.concurrency` counts requests in flight on HTTP listeners and open connections on TCP and TLS listeners.',
    },
  'guides-and-samples/software/nginx, resources/machines, resources/services': {
    'keep-alive-is-idle': 'A keep-alive connection without a request does not keep a machine awake.',
  },
  'resources/apps': {
    'no-deploy-stages-secrets':
      'A secret that is set with `--no-deploy` takes effect with the next release; machines that start before then get the value of the live release.',
    'manifest-replaces-settings': "A deploy applies the manifest's settings and overwrites changes made by commands.",
    'suspend-stops-machines': 'Suspending an app stops its machines and keeps everything else.',
    'suspended-app-refuses-changes':
      'A suspended app cannot be deployed, scaled, rolled back, or changed until it is resumed.',
    'resume-restores-release': 'Resuming an app boots the machines of the release that was live.',
    'maximum-is-kept': 'An app has at most `scale.max` machines, apart from those that a deploy replaces.',
    'scale-up-wakes-first': 'When the minimum rises, machines on standby wake before new ones boot.',
    'app-without-machine-is-failed': 'An app is `failed` if none of its machines can serve requests.',
    'volume-means-one-machine': 'An app with a volume has at most one machine.',
    'app-delete-keeps-data':
      'Deleting an app detaches its services and keeps its volumes, unless flags request their deletion.',
    'app-delete-removes-machines': 'Deleting an app deletes its machines and releases.',
    'environment-is-limited': "A machine's variables and secrets together stay within the limit.",
  },
  'resources/apps, resources/machines': {
    'minimum-runs': 'At least `scale.min` machines of a live app run.',
  },
  'resources/apps, resources/services': {
    'unserved-request-is-503': 'A request that no machine can serve gets 503 with `Retry-After`.',
  },
  'resources/apps, security': {
    'secret-is-write-only': "No command or request returns a secret's value.",
  },
  'resources/certificates': {
    'http-redirects': 'A listener with `redirect: https` responds with 308 and the same URL under `https`.',
    'hostname-has-one-service': 'A hostname belongs to at most one service.',
    'hostname-needs-proof': 'A custom hostname routes only after the account has proved control of its domain once.',
    'no-certificate-no-tls': 'A hostname without a certificate has no HTTPS: the TLS handshake fails.',
    'expired-certificate-is-served': 'An expired certificate is still served, and its service stays `ready`.',
    'managed-certificate-renews': 'A managed certificate renews before it expires and stays in use meanwhile.',
    'uploaded-certificate-expires': 'An uploaded certificate is not renewed and expires.',
    'certificate-waits-for-dns': 'A managed certificate stays `pending-validation` until its DNS records exist.',
    'used-certificate-stays': 'A certificate whose hostname a service still uses cannot be deleted.',
  },
  'resources/certificates, resources/schema': {
    'omitted-hostname-goes': 'A hostname that the manifest leaves out of its service is removed.',
  },
  'resources/certificates, resources/volumes': {
    'deploy-moves-hostnames':
      'A deploy takes a hostname from another service of the same account only with `--move-hostnames`.',
  },
  'resources/machines': {
    'minimum-stays-awake': 'A machine that the minimum needs is flashed on request, but keeps running.',
    'idle-machine-sleeps': 'A machine goes to standby when it has been idle for `flash.idleTimeout`.',
    'held-machine-stays-awake': 'A held machine does not go to standby until the hold is released or expires.',
    'stop-discards-snapshot': "A stop, a restart, or a failure discards the machine's snapshot.",
    'compute-billed-by-state':
      'Machines that are on standby, stopped, failed, or created do not count toward the vCPU and memory quota.',
    'transitions-are-listed': 'A resource changes only along the transitions in its state table.',
    'app-machines-are-managed': "An app's machine cannot be stopped or deleted by hand.",
    'hostname-is-name':
      "A machine's hostname is its name, which stays the same when a machine with a volume is replaced.",
    'snapshot-belongs-to-host':
      'A snapshot belongs to a host: if the host fails, is full, or is drained, the machine boots from the image on another host.',
  },
  'resources/machines, security': {
    'flash-off-means-awake': 'With `flash.mode: off`, a machine has no snapshot and never goes to standby.',
    'secrets-need-an-app':
      "An app's machines get its secrets, and so do its one-off machines; a machine without an app gets none.",
  },
  'resources/schema': {
    'omitted-service-stays': 'A service that the manifest leaves out stays attached to the app.',
    'omitted-volume-is-detached': 'A volume that the manifest leaves out is detached from the app and kept.',
    'errors-are-declared': 'A command fails only with errors that its reference lists.',
  },
  'resources/services': {
    'public-name-is-internal-too':
      "A public service's name under `.internal` reaches all of its listeners, without TLS.",
    'tcp-is-private': 'A public service cannot have a `tcp` listener.',
    'detached-service-keeps-hostnames': 'A detached service keeps its hostnames and responds with 503.',
    'queue-has-one-limit':
      'Waking, booting, and queueing for a free machine together hold a request for at most one limit.',
  },
  'resources/volumes': {
    'volume-only-grows': 'A volume never becomes smaller.',
    'resize-wakes-machine':
      'Resizing a volume wakes its machine if it is on standby, because the file system grows while it runs.',
    'restore-copy-keeps-original': 'Restoring a snapshot to a new volume does not change the original volume.',
    'snapshots-are-kept': 'A volume snapshot is kept until it is deleted.',
    'volume-with-snapshots-stays': 'A volume with snapshots is deleted only with `--with-snapshots`.',
    'host-failure-keeps-data': 'The flushed data of a volume is kept when a host fails.',
    'region-outage-keeps-data': 'While a region is down, its volumes are kept, but unavailable until it is back.',
    'region-loss-loses-data': 'When a region is lost permanently, its volumes and their snapshots are lost with it.',
  },
  'sdks/index': {
    'same-value-changes-nothing':
      'A command that sets the values that are already set does not create a release or change anything.',
    'deleted-is-gone': 'A deleted resource is gone: no command or request finds it.',
    'repeated-delete-is-404': 'Repeating a deletion changes nothing and returns 404.',
    'reading-changes-nothing': 'Listing and showing resources changes nothing and wakes nothing.',
    'api-is-the-cli': 'The API returns the same resources as the CLI.',
    'idempotency-key':
      'A `POST` request that is repeated with its idempotency key takes effect once and gets the first response.',
  },
  security: {
    'release-records-digest': "A release records its image's digest, which a rollback uses even if the tag has moved.",
    'reads-are-not-audited':
      'The audit log records requests that change something or are denied, but not permitted reads.',
  },
};

type Sentences = typeof sentences;
export type BehaviorId = {[Pages in keyof Sentences]: keyof Sentences[Pages]}[keyof Sentences];

/** Why the simulator can't show some of them. */
const textOnly: Partial<Record<BehaviorId, string>> = {
  'socket-opens-first': 'The simulator has no processes that could call the socket while they start.',
  'restart-backs-off': 'A simulated process exits only at its start.',
  'monotonic-timers-continue': 'The simulator has no processes with timers; the guides test them.',
  'snapshot-belongs-to-host': 'The simulator has no hosts.',
  'check-uses-private-address': 'Simulated processes do not listen on addresses; the examples test it.',
  'keep-alive-is-idle': 'The simulated curl closes its connection after each response.',
  'host-failure-keeps-data': 'The simulator has no failing hosts.',
  'region-outage-keeps-data': 'The simulator has no failing regions.',
  'region-loss-loses-data': 'The simulator has no failing regions.',
};

/** What the platform does, by id. A page that states a behavior marks the sentence with `{/* behavior: id *\/}`. */
export const behaviors = Object.fromEntries<Behavior>(
  Object.entries(sentences).flatMap(([pages, own]) =>
    Object.entries<string>(own).map(([id, sentence]) => [
      id,
      {sentence, pages: pages.split(', '), textOnly: textOnly[id as BehaviorId]},
    ]),
  ),
) as Readonly<Record<BehaviorId, Behavior>>;

import {definitionOf} from './resources/fields';

/** A term of the glossary. */
export interface GlossaryTerm {
  /** Stable id, for anchors and links. */
  readonly id: string;
  /** The term as used in prose. */
  readonly term: string;
  /** Definition: sentences. The first one must make sense on its own in a tooltip. */
  readonly definition: string;
  /** Ids of related terms. */
  readonly seeAlso: readonly string[];
  /** Page with more information, as a site path. */
  readonly page?: string;
}

/** A row of the glossary. Without an id, the term's words are the id. */
type Row = readonly [term: string, definition: string, seeAlso?: readonly string[], id?: string];

/** The term in lower case, without backticks. */
const plainOf = (term: string): string => term.replace(/`/g, '').toLowerCase();

/** The terms that a page explains further. */
function termsOf(page: string | undefined, rows: readonly Row[]): GlossaryTerm[] {
  return rows.map(([term, definition, seeAlso = [], id = plainOf(term).replace(/[^a-z0-9]+/g, '-')]) => ({
    id,
    term,
    definition,
    seeAlso,
    ...(page && {page}),
  }));
}

/** Every term in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  ...termsOf('/docs/resources/apps', [
    ['app', `${definitionOf('app')} Each deploy creates a numbered release.`, ['release', 'machine', 'manifest']],
    [
      'concurrency',
      'The number of requests in flight, or of open TCP and TLS connections, that one machine handles before the platform uses another one.',
      ['scale'],
    ],
    [
      'scale',
      'The minimum and maximum number of machines that an app can have. The platform always keeps the minimum running.',
      ['concurrency', 'standby'],
    ],
  ]),
  ...termsOf('/docs/resources/machines', [
    ['machine', `${definitionOf('machine')} An app has one or more machines.`, ['microvm', 'standby', 'flash']],
    [
      'standby',
      'The state of a machine that has released its CPU and memory and keeps only its snapshot. Compute is not billed, and the next request wakes the machine.',
      ['wake', 'idle-timeout', 'flash'],
    ],
    [
      'wake',
      'To restore a machine from its newest snapshot. The same process continues with its state intact.',
      ['standby', 'held-request'],
    ],
  ]),
  ...termsOf('/docs/resources/services', [
    ['service', definitionOf('service'), ['listener', 'hostname', 'edge-proxy']],
    [
      'listener',
      'A port on which a service accepts connections, with its protocol and target port.',
      ['service', 'target-port'],
    ],
    ['target port', 'The port in the machine to which a listener forwards connections.', ['listener']],
    [
      'hostname',
      'A DNS name that clients connect to. A custom hostname belongs to a domain that you control.',
      ['cname', 'sni'],
    ],
    [
      'private DNS',
      'The DNS names under `.internal` at which machines reach the services in their namespace.',
      ['private-network'],
    ],
  ]),
  ...termsOf('/docs/resources/volumes', [
    ['volume', definitionOf('volume'), ['volume-snapshot']],
    ['snapshot of a volume', definitionOf('snapshot'), ['volume', 'snapshot'], 'volume-snapshot'],
  ]),
  ...termsOf('/docs/resources/certificates', [
    ['certificate', definitionOf('certificate'), ['acme', 'hostname']],
    [
      'DNS validation',
      'Proof of control over a hostname through a DNS record, required for wildcard certificates.',
      ['acme', 'cname'],
    ],
  ]),
  ...termsOf('/docs/building-and-deploying/namespaces', [
    ['namespace', `${definitionOf('namespace')} Every other resource belongs to a namespace.`, ['quota', 'region']],
    [
      'quota',
      'A limit on the resources in a namespace, such as the number of machines. Quotas are raised on request.',
      ['namespace'],
    ],
  ]),
  ...termsOf('/docs/building-and-deploying/deploying', [
    [
      'release',
      'The immutable record of one deploy of an app: its image and settings, identified by a number.',
      ['deploy', 'rollback'],
    ],
    [
      'deploy',
      'To create a release and roll it out: new machines start, become healthy, and take over the traffic.',
      ['release', 'health-check'],
    ],
    [
      'rollback',
      'A new release that restores all settings from the manifest of an earlier release. Secrets keep their current values, and data does not change.',
      ['release'],
    ],
    [
      'secret',
      `${definitionOf('secret')} The app's machines receive the secrets that the manifest lists. A machine without an app does not receive secrets.`,
      ['environment-variable'],
    ],
    [
      'health check',
      'A request, connection, or command that `ignitiond` uses to check whether the process is ready to serve.',
      ['deploy', 'ignitiond'],
    ],
  ]),
  ...termsOf('/docs/resources/schema', [
    ['manifest', "The `aloft.yaml` file, which specifies an app's image, machines, services, and volumes.", ['app']],
  ]),
  ...termsOf('/docs/advanced/manual-flash-mode', [
    [
      'flash',
      'To write the memory and device state of a machine to a snapshot. The machine keeps serving requests during its first flash. When it is flashed before standby, the process is paused.',
      ['snapshot', 'standby', 'flash-mode'],
    ],
    [
      'flash mode',
      'The setting that determines when a machine is first flashed: when its health check passes (`auto`), when the process requests it (`manual`), or never (`off`).',
      ['flash', 'idle-timeout'],
    ],
    [
      'hold',
      'To keep a machine awake for a limited time by sending a request to the control socket.',
      ['control-socket', 'standby'],
    ],
    ['random pool', "The state of the kernel's random number generator. It is reseeded after each wake.", ['wake']],
  ]),
  ...termsOf(undefined, [
    [
      'idle timeout',
      'How long a machine must be idle before it goes to standby. A machine is idle when it has no request in flight and no open TCP or TLS connection.',
      ['standby', 'hold'],
    ],
    [
      'snapshot of a machine',
      'The stored memory and device state of a machine. A machine has at most one, which the next flash replaces. A snapshot is restored at most once. It stays in its region and is deleted with its machine.',
      ['flash', 'volume-snapshot'],
      'snapshot',
    ],
    [
      'region',
      'A location where machines run and data is stored. Each namespace belongs to one region.',
      ['namespace'],
    ],
    ['label', 'A key-value pair on a resource, for grouping and filtering.', ['namespace']],
    [
      'ACME',
      'Automatic Certificate Management Environment (RFC 8555), the protocol that the platform uses to obtain and renew certificates.',
      ['certificate', 'dns-validation'],
    ],
    [
      'bearer token',
      'A token that is sent in the `Authorization` header. Anyone who has the token can use it.',
      ['personal-token', 'deploy-token'],
    ],
    ['CNAME record', 'A DNS record that makes one name an alias of another.', ['dns-validation', 'hostname'], 'cname'],
    [
      'cold start',
      'The delay while a system boots and a process starts before it can handle a request. Waking restores a running process, so it is not a cold start. A machine still boots from the image on its first start, when scaling adds it, when it is restarted, and when it replaces a failed one.',
      ['wake'],
    ],
    ['egress', 'Traffic that leaves a machine.', ['private-network']],
    ['environment variable', 'A named text value that a process receives when it starts.', ['secret']],
    ['ext4', 'A journaling file system for Linux. Volumes are formatted with it.', ['volume']],
    [
      'grace period',
      'The time that a process has to shut down between the stop signal and SIGKILL. The stop signal is SIGTERM unless the image sets `STOPSIGNAL`.',
      ['signal'],
    ],
    [
      'KVM',
      'Kernel-based Virtual Machine, the part of Linux that runs virtual machines with hardware support.',
      ['hypervisor', 'microvm'],
    ],
    [
      'microVM',
      'A virtual machine with a minimal set of devices, which starts quickly and has a small attack surface.',
      ['kvm'],
    ],
    [
      'overlay',
      'A writable layer on top of a read-only file system. It stores changes to the root file system until the machine stops.',
      ['erofs'],
    ],
    [
      'PID 1',
      'The first process that a system starts. It must reap orphaned processes, and signals that it does not handle are ignored.',
      ['ignitiond', 'signal'],
    ],
    ['rate limit', 'The maximum number of requests that a token can send in a given period.'],
    ['registry', 'A server that stores images. The platform registry is `registry.aloft.example`.', ['image']],
    [
      'signal',
      'A notification from the kernel to a process. SIGTERM requests an exit; SIGKILL forces it.',
      ['grace-period'],
    ],
    [
      'SNI',
      'Server Name Indication: the hostname that a client sends when it opens a TLS connection. The edge proxy uses it for routing.',
      ['hostname'],
    ],
    [
      'vsock',
      'A socket between a virtual machine and its host. `ignitiond` uses it to communicate with the host agent.',
      ['ignitiond', 'host-agent'],
    ],
    [
      'wildcard',
      'A hostname that begins with `*.` and matches every name one level below the domain that follows.',
      ['hostname', 'dns-validation'],
    ],
    ['WireGuard', 'A protocol for encrypted tunnels. The private network uses it between hosts.', ['private-network']],
  ]),
  ...termsOf('/docs/advanced/architecture', [
    [
      'held request',
      'A request that waits for a machine because none is running yet or all are full.',
      ['wake', 'edge-proxy'],
    ],
    [
      'control plane',
      'The part of the platform that serves the API, schedules machines, builds images, and manages certificates. Each region has its own.',
      ['host-agent'],
    ],
    [
      'edge proxy',
      'The part of the platform that accepts connections, terminates TLS, routes by hostname, holds requests, and balances load.',
      ['held-request'],
    ],
    [
      'host agent',
      'The program on each host that starts, flashes, and restores machines, attaches volumes, and meters usage.',
      ['hypervisor', 'control-plane'],
    ],
    ['hypervisor', 'The program that runs virtual machines on a host.', ['kvm', 'microvm']],
  ]),
  ...termsOf('/docs/advanced/takeoff', [
    [
      '`takeoff`',
      'The boot helper that runs first in a machine, mounts its file systems, and starts `ignitiond`.',
      ['ignitiond', 'initramfs'],
    ],
    [
      'EROFS',
      "Enhanced Read-Only File System, a compressed Linux file system. Every machine's root file system uses it.",
      ['overlay', 'takeoff'],
    ],
    ['initramfs', 'A small in-memory file system from which the kernel runs the first program at boot.', ['takeoff']],
  ]),
  ...termsOf('/docs/advanced/ignitiond', [
    [
      '`ignitiond`',
      'The init daemon of every machine. It runs as PID 1, supervises your process, and provides the control socket.',
      ['takeoff', 'pid-1', 'control-socket'],
    ],
    [
      'control socket',
      'The Unix socket `/run/ignitiond.sock`, through which a process gets information about its machine and controls when it goes to standby.',
      ['ignitiond', 'hold'],
    ],
  ]),
  ...termsOf('/docs/getting-started/authentication', [
    ['scope', 'The permissions of a deploy token: `read`, `deploy`, or `admin`.', ['deploy-token']],
    ['personal token', 'A token with your permissions. `aloft login` creates one.', ['deploy-token', 'bearer-token']],
    [
      'deploy token',
      'A token that is limited to one namespace and to the scopes chosen for it, intended for CI.',
      ['personal-token', 'scope'],
    ],
  ]),
  ...termsOf('/docs/building-and-deploying/building', [
    [
      'image builder',
      'The part of the control plane that builds images from Dockerfiles and converts them to root file systems.',
      ['image', 'build-context'],
    ],
    [
      'build context',
      'The directory that is sent to the image builder, excluding the files that `.dockerignore` lists.',
      ['image-builder'],
    ],
    [
      'image',
      'A container image: file system layers with the metadata for starting a process, in the OCI format. The platform converts it to the read-only root file system of a machine.',
      ['erofs'],
    ],
    ['multi-stage build', 'A Dockerfile with several build stages. Only the last one becomes the image.', ['image']],
  ]),
  ...termsOf('/docs/security', [
    ['private network', 'The encrypted network between the machines of a namespace.', ['wireguard', 'private-dns']],
  ]),
  ...termsOf('/docs/monitoring/metrics', [
    ['Prometheus', 'A system that collects metrics over HTTP and stores them as time series.'],
  ]),
].sort((a, b) => (plainOf(a.term) < plainOf(b.term) ? -1 : 1));

/** Finds a term by its id. */
export function findTerm(id: string): GlossaryTerm | undefined {
  return glossary.find((term) => term.id === id);
}

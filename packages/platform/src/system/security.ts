/** A protocol for sending log lines to an external receiver. */
interface LogDrainProtocol {
  readonly name: string;
  /** Example of the receiver's URL. */
  readonly url: string;
  /** Requests that the platform sends: sentences. */
  readonly sends: string;
}

/** Protocols of log drains. A drain sends the lines of a namespace or an app as soon as the platform receives them. */
export const logDrainProtocols: readonly LogDrainProtocol[] = [
  {
    name: 'HTTPS',
    url: 'https://logs.example.com/ingest',
    sends: 'A `POST` request with one JSON object per line, compressed with gzip. The receiver must return 2xx.',
  },
  {
    name: 'OTLP over HTTPS',
    url: 'https://otel.example.com/v1/logs',
    sends: 'OpenTelemetry log records in protobuf. Fields other than the time and the message become attributes.',
  },
  {
    name: 'Syslog over TLS',
    url: 'syslog+tls://logs.example.com:6514',
    sends: 'RFC 5424 messages. The app is `APP-NAME`, the machine is `PROCID`, and the stream determines the severity.',
  },
];

/** A scope of a deploy token. */
export interface TokenScope {
  readonly name: 'read' | 'deploy' | 'admin';
  /** Permissions: a sentence. Each scope includes the ones before it. */
  readonly allows: string;
}

/** Scopes of deploy tokens, the narrowest first. */
export const tokenScopes: readonly TokenScope[] = [
  {
    name: 'read',
    allows: 'List and get every resource of the namespace, and read logs and metrics. Secret values are never shown.',
  },
  {
    name: 'deploy',
    allows:
      'Everything that `read` allows, plus the permission to build and deploy; create and change apps, machines, services, volumes, and certificates; set secrets; and run one-off tasks.',
  },
  {
    name: 'admin',
    allows:
      'Everything that `deploy` allows, plus the permission to delete resources, run commands in running machines, copy files, forward ports, read the audit log, and create tokens for the namespace.',
  },
];

/** A kind of token. */
export interface TokenKind {
  readonly name: 'personal' | 'deploy';
  /** Prefix of every such token, by which scanners find leaked tokens. */
  readonly prefix: string;
  /** Scope and purpose: sentences. */
  readonly description: string;
}

/** Kinds of tokens. */
export const tokenKinds: readonly TokenKind[] = [
  {
    name: 'personal',
    prefix: 'alft_personal_',
    description: 'Has your permissions in every namespace that you can access. `aloft login` creates one.',
  },
  {
    name: 'deploy',
    prefix: 'alft_deploy_',
    description: 'Is limited to one namespace and to the scopes chosen for it. Intended for CI and other automation.',
  },
];

/** Path of a namespace's audit log, relative to the base URL of the API. */
export function auditPath(namespace: string): string {
  return `/namespaces/${namespace}/audit`;
}

/** Access of support engineers to one kind of data. */
export interface SupportAccess {
  /** The data: a noun phrase. */
  readonly data: string;
  /** `always`: to respond to a request. `granted`: only while a member's grant is valid. `never`: access control does not allow it. */
  readonly access: 'always' | 'granted' | 'never';
  /** Practical meaning: a sentence. */
  readonly note: string;
}

/** Access of support engineers, the least sensitive data first. */
export const supportAccess: readonly SupportAccess[] = [
  {
    data: 'Names, states, settings, and releases of resources',
    access: 'always',
    note: 'Settings include the values of environment variables, so keep confidential values in secrets.',
  },
  {
    data: 'Metrics, platform log lines, and the audit log',
    access: 'always',
    note: 'They show what happened to a resource and who changed it.',
  },
  {
    data: "Your process's log lines, and build logs",
    access: 'granted',
    note: "They can contain your users' personal data.",
  },
  {
    data: 'Files in an image',
    access: 'granted',
    note: 'Engineers can pull the image but cannot change it.',
  },
  {
    data: 'Files on volumes and in volume snapshots',
    access: 'never',
    note: "Access control does not allow it. The platform manages the keys, and a volume is decrypted only on its machine's host.",
  },
  {
    data: 'Memory of machines and machine snapshots',
    access: 'never',
    note: 'Access control does not allow it, and the audit log records every attempt.',
  },
  {
    data: 'Values of secrets and tokens, and private keys of certificates',
    access: 'never',
    note: 'No API request returns them.',
  },
];

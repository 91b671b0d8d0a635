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

/** Scopes of deploy tokens with their permissions, the narrowest first. Each includes the ones before it. */
export const tokenScopes = {
  read: 'List and get every resource of the namespace, and read logs and metrics. Secret values are never shown.',
  deploy:
    'Everything that `read` allows, plus the permission to build and deploy; create and change apps, machines, services, volumes, and certificates; set secrets; and run one-off tasks.',
  admin:
    'Everything that `deploy` allows, plus the permission to delete resources, run commands in running machines, copy files, forward ports, read the audit log, and create tokens for the namespace.',
} as const;

/** Names of the scopes, the narrowest first. */
export const scopeNames = Object.keys(tokenScopes) as readonly (keyof typeof tokenScopes)[];

/** A personal token has its owner's permissions; a deploy token is limited to a namespace and to scopes. */
export const tokenKinds = ['personal', 'deploy'] as const;

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

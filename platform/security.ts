/** A scope of a deploy token. */
export interface TokenScope {
  /** Its name. */
  readonly name: 'read' | 'deploy' | 'admin';
  /** What it allows: a sentence. Each scope includes the ones before it. */
  readonly allows: string;
}

/** Scopes of deploy tokens, the least first. */
export const tokenScopes: readonly TokenScope[] = [
  {
    name: 'read',
    allows:
      'List and get every resource of the namespace, its logs and its metrics. Values of secrets are never shown.',
  },
  {
    name: 'deploy',
    allows:
      'Everything of `read`; build and deploy, create and change apps, machines, services, volumes and certificates, and set secrets.',
  },
  {
    name: 'admin',
    allows:
      'Everything of `deploy`; delete resources, run commands in machines, copy files and forward ports, and create tokens for the namespace.',
  },
];

/** A kind of token. */
export interface TokenKind {
  /** Its name. */
  readonly name: 'personal' | 'deploy';
  /** Beginning of every such token, so that scanners find leaked ones. */
  readonly prefix: string;
  /** What it acts on and what it is for: sentences. */
  readonly description: string;
}

/** Kinds of tokens. */
export const tokenKinds: readonly TokenKind[] = [
  {
    name: 'personal',
    prefix: 'alft_personal_',
    description: 'Acts as you in every namespace that you reach. `aloft login` creates one.',
  },
  {
    name: 'deploy',
    prefix: 'alft_deploy_',
    description: 'Acts in one namespace within its scopes. Meant for CI and other machines.',
  },
];

/** What protects connections and data. */
export const protection = {
  /** Versions of TLS that the edge proxy speaks. */
  tlsVersions: ['1.2', '1.3'],
  /** Versions of HTTP that the edge proxy speaks. */
  httpVersions: ['1.1', '2'],
  /** What encrypts the private network between hosts. */
  privateNetwork: 'WireGuard',
  /** How volumes and snapshots are encrypted at rest. */
  encryptionAtRest: 'AES-256-XTS',
  /** How managed certificates are obtained. */
  certificateProtocol: 'ACME',
} as const;

/** A client library of the API. */
export interface Sdk {
  /** Stable id, for anchors and tabs. */
  readonly id: string;
  /** Language or tool. */
  readonly language: string;
  /** Name of the package. */
  readonly package: string;
  /** Maturity. */
  readonly state: 'stable' | 'beta';
  /** Installation command or configuration. */
  readonly install: string;
  /** Minimum supported version of the language. */
  readonly requires: string;
  /** Areas of the API that it covers. */
  readonly coverage: readonly SdkArea[];
  /** Note for the installation: a sentence. */
  readonly note?: string;
}

/** An area of the API. */
export type SdkArea = 'resources' | 'deploys' | 'logs' | 'metrics' | 'exec';

/** Description of each area: a sentence. */
export const sdkAreas: Readonly<Record<SdkArea, string>> = {
  resources: 'Create, read, update, and delete every resource, and wait for a state.',
  deploys: 'Upload a build context, deploy, follow a release, and roll back.',
  logs: 'Read and follow logs.',
  metrics: 'Read metrics.',
  exec: 'Run commands in machines and forward ports.',
};

/** Makes libraries of a maturity that cover the same areas. */
const sdkOf =
  (state: Sdk['state'], ...coverage: readonly SdkArea[]) =>
  (id: string, language: string, name: string, requires: string, install: string, note?: string): Sdk => ({
    ...{id, language, package: name, state, install, requires, coverage},
    ...(note && {note}),
  });
const stable = sdkOf('stable', 'resources', 'deploys', 'logs', 'metrics', 'exec');
const beta = sdkOf('beta', 'resources', 'logs', 'metrics');
const provider = sdkOf('beta', 'resources');

/** Client libraries, stable ones first. All are thin clients of the same API. */
export const sdks: readonly Sdk[] = [
  stable('go', 'Go', 'aloft-go', 'Go 1.24', 'go get github.com/aloft-example/aloft-go'),
  stable(
    'typescript',
    'TypeScript',
    '@aloft/sdk',
    'Node.js 20',
    'npm install @aloft/sdk',
    'Runs on Node.js, Bun, and Deno. Contains ES modules and type definitions.',
  ),
  stable(
    'python',
    'Python',
    'aloft-sdk',
    'Python 3.10',
    'python3 -m pip install aloft-sdk',
    'Contains synchronous and asynchronous clients.',
  ),
  beta(
    'rust',
    'Rust',
    'aloft',
    'Rust 1.85',
    'cargo add aloft',
    'The client is asynchronous and requires Tokio: `cargo add tokio --features full`.',
  ),
  beta(
    'java',
    'Java',
    'example.aloft:aloft-sdk',
    'Java 17',
    '<dependency>\n  <groupId>example.aloft</groupId>\n  <artifactId>aloft-sdk</artifactId>\n  <version>0.6.0</version>\n</dependency>',
  ),
  beta('php', 'PHP', 'aloft/sdk', 'PHP 8.2', 'composer require aloft/sdk'),
  beta('ruby', 'Ruby', 'aloft-sdk', 'Ruby 3.2', 'bundle add aloft-sdk'),
  provider(
    'terraform',
    'Terraform provider',
    'aloft/aloft',
    'Terraform 1.9',
    'terraform {\n  required_providers {\n    aloft = {\n      source  = "aloft/aloft"\n      version = "~> 0.6"\n    }\n  }\n}',
  ),
];

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
  /** Language of the code fence of `install`. */
  readonly installLanguage: 'bash' | 'xml' | 'hcl';
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

const all: readonly SdkArea[] = ['resources', 'deploys', 'logs', 'metrics', 'exec'];
const beta: readonly SdkArea[] = ['resources', 'logs', 'metrics'];

/** Client libraries, stable ones first. All are thin clients of the same API. */
export const sdks: readonly Sdk[] = [
  {
    id: 'go',
    language: 'Go',
    package: 'aloft-go',
    state: 'stable',
    install: 'go get github.com/aloft-example/aloft-go',
    installLanguage: 'bash',
    requires: 'Go 1.24',
    coverage: all,
  },
  {
    id: 'typescript',
    language: 'TypeScript',
    package: '@aloft/sdk',
    state: 'stable',
    install: 'npm install @aloft/sdk',
    installLanguage: 'bash',
    requires: 'Node.js 20',
    note: 'Runs on Node.js, Bun, and Deno. Contains ES modules and type definitions.',
    coverage: all,
  },
  {
    id: 'python',
    language: 'Python',
    package: 'aloft-sdk',
    state: 'stable',
    install: 'python3 -m pip install aloft-sdk',
    installLanguage: 'bash',
    requires: 'Python 3.10',
    note: 'Contains synchronous and asynchronous clients.',
    coverage: all,
  },
  {
    id: 'rust',
    language: 'Rust',
    package: 'aloft',
    state: 'beta',
    install: 'cargo add aloft',
    installLanguage: 'bash',
    requires: 'Rust 1.85',
    note: 'The client is asynchronous and requires Tokio: `cargo add tokio --features full`.',
    coverage: beta,
  },
  {
    id: 'java',
    language: 'Java',
    package: 'example.aloft:aloft-sdk',
    state: 'beta',
    requires: 'Java 17',
    coverage: beta,
    installLanguage: 'xml',
    install:
      '<dependency>\n  <groupId>example.aloft</groupId>\n  <artifactId>aloft-sdk</artifactId>\n  <version>0.6.0</version>\n</dependency>',
  },
  {
    id: 'php',
    language: 'PHP',
    package: 'aloft/sdk',
    state: 'beta',
    install: 'composer require aloft/sdk',
    installLanguage: 'bash',
    requires: 'PHP 8.2',
    coverage: beta,
  },
  {
    id: 'ruby',
    language: 'Ruby',
    package: 'aloft-sdk',
    state: 'beta',
    install: 'bundle add aloft-sdk',
    installLanguage: 'bash',
    requires: 'Ruby 3.2',
    coverage: beta,
  },
  {
    id: 'terraform',
    language: 'Terraform provider',
    package: 'aloft/aloft',
    state: 'beta',
    requires: 'Terraform 1.9',
    coverage: ['resources'],
    installLanguage: 'hcl',
    install:
      'terraform {\n  required_providers {\n    aloft = {\n      source  = "aloft/aloft"\n      version = "~> 0.6"\n    }\n  }\n}',
  },
];

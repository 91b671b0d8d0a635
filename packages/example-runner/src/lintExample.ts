import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@aloft/platform/brand';
import {parse as parseYaml} from 'yaml';
import {listSampleFiles} from '@aloft/content/samples';
import {parseInvocation} from '@aloft/platform/cli';
import {compareDockerfile} from './compareDockerfile';
import {lintDockerfile} from './lintDockerfile';
import {listDockerfiles} from './images/openWorkspaces';
import {expandScript} from './readExample';
import type {Example, LocatedExample} from './types';

function lintDockerfiles(example: LocatedExample, tracked: readonly string[]): string[] {
  return tracked
    .filter((file) => path.basename(file).startsWith('Dockerfile'))
    .flatMap((file) => {
      const text = readFileSync(path.join(example.directory, file), 'utf8');
      const check = listDockerfiles(example).find((one) => (one.path ?? 'Dockerfile') === file);
      const problems = lintDockerfile(text).map((problem) => `${file}: ${problem}`);
      const ignore = path.join(path.dirname(file), '.dockerignore');
      if (!tracked.includes(ignore)) problems.push(`${file}: has no .dockerignore next to it: add one`);
      else if (!/^\.env\*$/m.test(readFileSync(path.join(example.directory, ignore), 'utf8')))
        problems.push(`${ignore}: add .env*, because such files contain secrets`);
      const how = `add {"path": "${file}"} to "dockerfile"`;
      const unknown = `${file}: example.json does not say how the test builds and starts it: ${how}`;
      return [...problems, ...(check ? compareDockerfile(text, example, check) : [unknown])];
    });
}

/** The manifest must have a health check, and the test must request its path, because a deploy fails if that path does. */
function lintHealthCheck(file: string, text: string, example: Example): string[] {
  const manifest = parseYaml(text) as {machine?: {healthcheck?: {http?: {path?: string}}}} | null;
  const check = manifest?.machine?.healthcheck;
  if (!check) return [`${file}: machine.healthcheck: is missing: add it`];
  const wanted = check.http?.path;
  const isRequested = expandScript(example).some((step) => {
    if ('request' in step) return step.request === `GET ${wanted}`;
    return 'start' in step && 'http' in step.ready && step.ready.http === wanted;
  });
  return wanted === undefined || isRequested
    ? []
    : [`${file}: the test does not request the health check ${wanted}: add "GET ${wanted}" to example.json`];
}

function lintShell(directory: string, file: string, text: string): string[] {
  return [
    ...(/^#!\/(bin\/(ba)?sh|usr\/bin\/env bash)$/m.test(text.split('\n', 1)[0] ?? '')
      ? []
      : [`${file}: begins with no #!/bin/sh or #!/bin/bash line: add one`]),
    ...(/^set -e/m.test(text) ? [] : [`${file}: goes on after a failure: add "set -eu"`]),
    ...(statSync(path.join(directory, file)).mode & 0o100 ? [] : [`${file}: is not executable: chmod +x`]),
  ];
}

function lintReadme(tracked: readonly string[], directory: string): string[] {
  if (!tracked.includes('README.md'))
    return ['README.md: is missing: say in about ten lines what it is and how to run it'];
  const lines = readFileSync(path.join(directory, 'README.md'), 'utf8').trimEnd().split('\n');
  const problems = lines[0]?.startsWith('# ') ? [] : ['README.md: begins with no heading'];
  if (lines.length < 5 || lines.length > 16) problems.push(`README.md: has ${lines.length} lines: make it about ten`);
  return problems;
}

/** Allowed hosts: reserved ones, localhost, names without a domain, and hosts in XML namespaces and source URLs. */
const allowedHost =
  /^[\w-]+$|(^|\.)(example|example\.(com|org)|localhost|internal)$|^(127\.0\.0\.1|0\.0\.0\.0|\[?::1\]?|www\.w3\.org|maven\.apache\.org|github\.com|json\.schemastore\.org)$/;

/** Reports links to unexpected hosts, such as a package registry. */
function lintHosts(file: string, text: string): string[] {
  const isNpmLock = path.basename(file) === 'package-lock.json';
  const links = isNpmLock ? text.matchAll(/"resolved": "https?:\/\/([^/"]+)/g) : text.matchAll(/https?:\/\/([\w.-]+)/g);
  const hosts = new Set([...links].map(([, host = '']) => host).filter((host) => isNpmLock || !allowedHost.test(host)));
  const how = isNpmLock ? 'lock with omit-lockfile-registry-resolved=true' : 'use a host under .example';
  return [...hosts].map((host) => `${file}: names the host ${host}: ${how}`);
}

/** Commands in READMEs, comments and error messages must be complete and valid. */
function lintCommands(file: string, text: string): string[] {
  const commands = [...text.matchAll(/(?:`|\brun |: )(aloft [a-z][^`}"\n]*)/g)].map(([, command = '']) => command);
  return commands.flatMap((command) => {
    const read = parseInvocation(command);
    return read.ok ? [] : [`${file}: \`${command}\`: ${read.error.message}: ${read.error.hint}`];
  });
}

/** Runs all static checks on an example; one line per problem. */
export function lintExample(example: LocatedExample): string[] {
  const tracked = listSampleFiles(example.directory);
  const problems = [...lintDockerfiles(example, tracked), ...lintReadme(tracked, example.directory)];
  const isDeployed = example.guide.startsWith('/docs/guides-and-samples/');
  if (isDeployed && !tracked.some((file) => path.basename(file) === brand.manifest))
    problems.push('aloft.yaml: is missing: add the manifest');
  for (const file of tracked) {
    const text = readFileSync(path.join(example.directory, file), 'utf8');
    if (text.includes('\0')) continue; // a binary file
    if (path.basename(file) === brand.manifest) problems.push(...lintHealthCheck(file, text, example));
    if (file.endsWith('.sh')) problems.push(...lintShell(example.directory, file, text));
    problems.push(...lintHosts(file, text), ...lintCommands(file, text));
  }
  return problems;
}

import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readAudit} from './readAudit';
import {readBrowserPackages} from './readBrowserPackages';

const read = (name: string) => readFileSync(`tests/site/fixtures/audit/${name}.json`, 'utf8');
const installed = {
  'node_modules/@docusaurus/core': {version: '3.8.1'},
  'node_modules/isarray': {version: '0.0.1'},
  'node_modules/other/node_modules/isarray': {version: '0.0.2'},
  'node_modules/webpack-dev-server': {version: '5.2.0'},
};

it('reads advisories on packages that the browser loads, and no others', () => {
  expect(readAudit(read('findings'), new Set(['@docusaurus/core@3.8.1', 'isarray@0.0.1']), installed)).toEqual({
    findings: [
      'isarray@0.0.1: high: An invented flaw of one version, https://github.com/advisories/GHSA-0000-0000-0001',
    ],
  });
  expect(readAudit(read('findings'), new Set(['isarray@2.0.5']), installed)).toEqual({findings: []});
});

it('reports the reason why a registry did not audit', () => {
  expect(readAudit(read('refused'), new Set(), installed)).toEqual({
    refused: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  });
  expect(readAudit('{"message":"request failed, reason: ECONNREFUSED"}', new Set(), installed)).toEqual({
    refused: 'request failed, reason: ECONNREFUSED',
  });
  expect(() => readAudit('{}', new Set(), installed)).toThrow('unknown report');
});

it('no package that the browser loads has a known vulnerability', ({skip}) => {
  const {stdout, stderr, error} = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=30000'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (error || !stdout) throw error ?? new Error(stderr);
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, {readonly version?: string}>>;
  };
  const used = new Set(readBrowserPackages().map(({name, version}) => `${name}@${version}`));
  expect(used.size).toBeGreaterThan(30);
  const audit = readAudit(stdout, used, packages);
  if ('refused' in audit) {
    console.log(`skipped: the registry didn't audit: ${audit.refused}`);
    return skip(audit.refused);
  }
  expect(audit.findings).toEqual([]);
});

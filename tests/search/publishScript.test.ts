import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {samplePage} from './samplePage';
import {sampleRecords} from './sampleRecords';
import {TypesenseStub} from './TypesenseStub';

// `npm run search:publish` as it is run, against the stub of Typesense's documented API.
const stub = new TypesenseStub('secret-admin-key');
const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
let origin = '';

beforeAll(async () => {
  origin = await stub.listen();
  const page = path.join(folder, samplePage.path);
  mkdirSync(page, {recursive: true});
  writeFileSync(path.join(page, 'index.html'), samplePage.html);
  writeFileSync(path.join(folder, 'sitemap.xml'), `<loc>https://aloft.example${samplePage.path}</loc>`);
});
beforeEach(() => {
  stub.collections.clear();
  stub.aliases.clear();
  stub.faults = {};
});
afterAll(async () => {
  await stub.close();
  rmSync(folder, {recursive: true, force: true});
});

/** @returns exit code and all that was written */
function publish(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{code: number; output: string}> {
  const command = ['--import', 'tsx', 'scripts/publishSearch.ts', '--dir', folder, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, {env: {...process.env, SEARCH_NODES: origin, ...env}}, (error, out, err) =>
      resolve({code: error === null ? 0 : Number(error.code), output: out + err}),
    );
  });
}

const admin = {SEARCH_ADMIN_KEY: stub.key};

it('publishes, publishes again and rolls back, and never prints the key', {timeout: 60_000}, async () => {
  const first = await publish([], admin);
  expect(first.output).toContain(`${sampleRecords.length} records of 1 pages`);
  const before = stub.aliases.get('aloft-docs');
  expect(stub.collections.get(before!)?.size).toBe(sampleRecords.length);
  const second = await publish([], admin);
  expect(stub.aliases.get('aloft-docs')).not.toBe(before);
  const back = await publish(['--rollback'], admin);
  expect(stub.aliases.get('aloft-docs')).toBe(before);
  expect([first.code, second.code, back.code]).toEqual([0, 0, 0]);
  expect(first.output + second.output + back.output).not.toContain(stub.key);
});

it("changes nothing in a dry run and doesn't need a key", {timeout: 60_000}, async () => {
  const {code, output} = await publish(['--dry-run'], {SEARCH_ADMIN_KEY: ''});
  expect(code).toBe(0);
  expect(output).toContain('aloft-docs is not touched');
  expect(stub.collections.size + stub.aliases.size).toBe(0);
});

it.each([
  ['a wrong key', 'wrong-admin-key', {}],
  ['imports that fail', stub.key, {failImports: 9}],
  ['a server that loses records', stub.key, {loseDocuments: 1}],
])('says why it cannot, without the key, with %s', {timeout: 60_000}, async (_, key, faults) => {
  stub.faults = faults;
  const {code, output} = await publish([], {SEARCH_ADMIN_KEY: key});
  expect(code).toBe(1);
  expect(output).not.toBe('');
  expect(output).not.toContain(key);
  expect(stub.collections.size + stub.aliases.size).toBe(0);
});

it('reports a missing key', {timeout: 60_000}, async () => {
  const {code, output} = await publish([], {SEARCH_ADMIN_KEY: ''});
  expect(code).toBe(1);
  expect(output).toContain('SEARCH_ADMIN_KEY is not set');
});

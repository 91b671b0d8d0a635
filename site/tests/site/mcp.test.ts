import {execFileSync, spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {makeDirectory} from '../makeDirectory';

// Starts the packed server like a user, with only the tarball installed.

const directory = makeDirectory('mcp');
const client = new Client({name: 'test', version: '1.0.0'});
const tarball = path.join(directory, 'aloft-docs-mcp-1.0.0.tgz');
const args = ['--yes', '--offline', '--cache', path.join(directory, 'cache'), '--package', tarball, 'aloft-docs-mcp'];

beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/packMcp.ts', '--out', directory]);
  await client.connect(new StdioClientTransport({command: 'npx', args, cwd: directory, stderr: 'ignore'}));
});
afterAll(() => client.close());

const call = async (name: string, args: Record<string, unknown> = {}): Promise<string> => {
  const {content} = await client.callTool({name, arguments: args});
  return (content as readonly {text: string}[]).map(({text}) => text).join('\n');
};

it('offers its tools', async () => {
  const {tools} = await client.listTools();
  const names = 'search_docs read_page validate_manifest check_command run_in_simulator list_limits';
  expect(tools.map(({name}) => name).join(' ')).toBe(names);
});

it('searches as the site does', async () => {
  const answer = await call('search_docs', {query: 'volume', limit: 2});
  expect(answer).toMatch(`Page: ${brand.docsUrl}/docs/resources/volumes`);
  expect(answer.match(/^## /gm)).toHaveLength(2);
  expect(await call('search_docs', {query: 'qqqqzzzz'})).toBe('No results for "qqqqzzzz".');
});

it('reads a page by URL and path, and lists all pages', async () => {
  const page = readFileSync('build/docs/resources/volumes.md', 'utf8');
  expect(await call('read_page', {page: '/docs/resources/volumes'})).toBe(page);
  expect(await call('read_page', {page: `${brand.docsUrl}/docs/resources/volumes.md#create`})).toBe(page);
  expect(await call('read_page')).toContain(`](${brand.docsUrl}/docs/glossary): `);
  expect(await call('read_page', {page: '/nope'})).toContain('There is no page /nope.');
});

it('searches and reads for people', () => {
  // npx has installed the server there for the client.
  const cache = path.join(directory, 'cache/_npx');
  const program = path.join(cache, readdirSync(cache)[0]!, 'node_modules/.bin/aloft-docs-mcp');
  const run = (...words: readonly string[]) => spawnSync(program, words, {encoding: 'utf8'});
  expect(run('search', 'resize', 'a', 'volume').stdout).toMatch(`Page: ${brand.docsUrl}/docs/resources/volumes`);
  expect(run('read', '/docs/glossary').stdout.trim()).toBe(readFileSync('build/docs/glossary.md', 'utf8').trim());
  expect(run('read', '/nope')).toMatchObject({status: 1, stdout: ''});
  expect(run('find')).toMatchObject({status: 1, stderr: expect.stringContaining('Usage: search WORDS') as string});
});

it('validates a manifest', async () => {
  expect(await call('validate_manifest', {manifest: 'version: 1\napp: hello\nbuild: {dockerfile: Dockerfile}'})).toBe(
    `The manifest is valid.\nPage: ${brand.docsUrl}/docs/resources/schema`,
  );
  const answer = await call('validate_manifest', {manifest: 'version: 1\napp: hello\nbuild:\n  contexts: x'});
  expect(answer).toMatch(/^line 4: build: specify either/);
  expect(await call('validate_manifest', {manifest: 'a: ['})).toMatch(/^line 1: /);
});

it('checks a command', async () => {
  const valid = await call('check_command', {command: 'aloft volume resize data --size 20Gi'});
  expect(valid).toContain('Usage: aloft volume resize NAME --size SIZE [flags]');
  expect(valid).toContain(`Page: ${brand.docsUrl}/docs/resources/volumes`);
  const invalid = await call('check_command', {command: 'aloft volume resize data --sizes 20Gi'});
  expect(invalid).toMatch(/^Invalid: .*\(flag_unknown, exit code 2\)\.\nFix: .*--size/);
});

it('runs commands in the simulator', async () => {
  const commands = ['sleep 5m', 'aloft machine list', 'aloft machine get nope'];
  const answer = await call('run_in_simulator', {commands, scenario: 'hello'});
  expect(answer).toMatch(/hello-1 +hello +standby/);
  expect(answer).toContain('[exit code 4]');
  expect(answer).toContain(`Page: ${brand.docsUrl}/docs/resources/machines`);
});

it('lists limits with their pages', async () => {
  const answer = await call('list_limits', {scope: 'volume'});
  const url = `${brand.docsUrl}/docs/resources/volumes#limit-volume-size-max`;
  expect(answer).toContain(`- [Largest volume](${url}) _1 TiB_: Maximum size of a volume.`);
  expect(answer).not.toContain('undefined');
});

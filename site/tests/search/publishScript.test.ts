import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {samplePage, sampleRecords} from '../../../packages/search/tests/samplePage';
import {publishSearch} from '../../../scripts/publishSearch';
import {TypesenseStub} from '../../../packages/search/tests/TypesenseStub';
import {makeDirectory} from '../makeDirectory';

// Runs `npm run search:publish` against the stub of Typesense's documented API.
const stub = new TypesenseStub('secret-admin-key');
const directory = makeDirectory('publish');
let origin = '';
/** Records of the same page in two locales. */
const recordCount = 2 * sampleRecords.length;

beforeAll(async () => {
  origin = await stub.listen();
  const german = samplePage.html.replace('lang="en"', 'lang="de"').replace('docs-default-current', 'docs-default-1.0');
  for (const [locale, html] of Object.entries({'': samplePage.html, '/de': german})) {
    const page = path.join(directory, locale, samplePage.path);
    mkdirSync(page, {recursive: true});
    writeFileSync(path.join(page, 'index.html'), html);
    writeFileSync(path.join(directory, locale, '404.html'), `<script data-base-url="${locale}/">0</script>`);
    writeFileSync(
      path.join(directory, locale, 'sitemap.xml'),
      `<loc>https://aloft.example${locale}${samplePage.path}</loc>`,
    );
  }
});
beforeEach(() => {
  stub.collections.clear();
  stub.aliases.clear();
  stub.faults = {};
});
afterAll(() => stub.close());

type Result = Promise<{readonly code: number; readonly output: string}>;
type Environment = Readonly<Record<string, string>>;

const publish = (env: Environment): Result =>
  publishSearch(directory, {SEARCH_NODES: origin, ...env}).then(
    (output) => ({code: 0, output}),
    ({message}: Error) => ({code: 1, output: message}),
  );

/** Runs the command, which takes seconds of processor time to start. */
function publishAsCommand(env: Environment): Result {
  const command = ['--import', 'tsx', 'scripts/publishSearch.ts', '--dir', directory];
  return new Promise((resolve) => {
    execFile(process.execPath, command, {env: {...process.env, SEARCH_NODES: origin, ...env}}, (error, out, err) =>
      resolve({code: error === null ? 0 : Number(error.code), output: out + err}),
    );
  });
}

const admin = {SEARCH_ADMIN_KEY: stub.key};

it('publishes, publishes again, and never prints the key', async () => {
  const first = await publishAsCommand(admin);
  expect(first.output).toContain(`${recordCount} records of 2 pages`);
  const before = stub.aliases.get('aloft-docs');
  expect(stub.collections.get(before!)?.size).toBe(recordCount);
  const second = await publish(admin);
  expect(stub.aliases.get('aloft-docs')).not.toBe(before);
  expect([first.code, second.code]).toEqual([0, 0]);
  expect(first.output + second.output).not.toContain(stub.key);
});

it('publishes the locale and the version of each record', async () => {
  await publish(admin);
  const documents = [...stub.collections.get(stub.aliases.get('aloft-docs')!)!.values()];
  const german = documents.filter(({path: page}) => page === `/de${samplePage.path}`);
  expect(german).toHaveLength(sampleRecords.length);
  for (const document of german) expect(document).toMatchObject({language: 'de', docusaurus_tag: 'docs-default-1.0'});
});

it.each([
  ['a wrong key', 'wrong-admin-key', {}],
  ['imports that fail', stub.key, {failImports: 9}],
  ['a server that loses records', stub.key, {loseDocuments: 1}],
])('reports failures without the key, with %s', async (_, key, faults) => {
  stub.faults = faults;
  const run = key === stub.key ? publish : publishAsCommand;
  const {code, output} = await run({SEARCH_ADMIN_KEY: key});
  expect(code).toBe(1);
  expect(output).not.toBe('');
  expect(output).not.toContain(key);
  expect(stub.collections.size + stub.aliases.size).toBe(0);
});

it('reports a missing key', async () => {
  const {code, output} = await publish({SEARCH_ADMIN_KEY: ''});
  expect(code).toBe(1);
  expect(output).toContain('SEARCH_ADMIN_KEY is not set');
});

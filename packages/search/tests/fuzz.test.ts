import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import fc from 'fast-check';
import {Client} from 'typesense';
import {expect, it, vi} from 'vitest';
import {createIndexFiles} from '../src/createIndexFiles';
import {publishRecords} from '../src/publish';
import type {SearchAnswer} from '../src/types';
import {createEngine} from '../src/engine';
import {createHostedParameters, parseHostedResponse} from '../src/hosted';
import {ask} from './ask';
import {sampleRecords} from './samplePage';
import {TypesenseStub} from './TypesenseStub';

const files = createIndexFiles(sampleRecords);

/** Arbitrary strings, and strings of words and symbols from queries and markup. */
const texts = fc.oneof(
  fc.string({unit: 'binary', maxLength: 80}),
  fc.string({unit: 'grapheme', maxLength: 80}),
  fc
    .array(fc.constantFrom(...'volume snapshot --size <b> </script> ` \0 \uD800 % " _ é'.split(' ')), {maxLength: 12})
    .chain((words) => fc.constantFrom('', ' ').map((space) => words.join(space))),
);

const long = ['x'.repeat(10_000), 'a '.repeat(5000), '🛫'.repeat(50)];
const hostile = ['', ' ', '\0', '<script>alert(1)</script>', 'שלום עולם', '__proto__ constructor', '*?()[]\\', ...long];

/** Expects results that React can render and the router can follow. */
function expectSound({pages, total}: SearchAnswer): void {
  const path = expect.stringMatching(/^\/(?![/\\])/) as string;
  const text = expect.any(String) as string;
  const segments = (list: readonly object[]) => list.map(() => ({text, marked: expect.any(Boolean) as boolean}));
  expect(total).toBeGreaterThanOrEqual(0);
  for (const {hits, ...page} of pages) {
    expect(page).toMatchObject({path, title: segments(page.title), trail: text});
    for (const hit of hits)
      expect(hit).toMatchObject({url: path, title: segments(hit.title), parents: text, snippet: segments(hit.snippet)});
  }
}

it('queries never break the embedded engine', async () => {
  const engine = createEngine((file) => Promise.resolve(files.get(file)!));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => expectSound(await engine.search(ask(text)))),
    {numRuns: 500, examples: hostile.map((text) => [text])},
  );
});

it('queries reach the hosted engine as text, and never change its filter', () => {
  const {filter_by: filter} = createHostedParameters(ask('volume'), {});
  fc.assert(
    fc.property(texts, (text) => {
      const parameters = createHostedParameters(ask(text), {});
      expect([parameters.q, parameters.filter_by]).toEqual([text, filter]);
    }),
  );
});

const json = fc.jsonValue({maxDepth: 4});
/** A value of the expected type, or in one of six cases of any type. */
const likely = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({weight: 5, arbitrary}, {weight: 1, arbitrary: json});
const value = likely(fc.string());
const path = likely(fc.constantFrom('/docs/x', '/docs/x#a', '//elsewhere.example', 'javascript:alert(1)'));
const optional: {requiredKeys: never[]} = {requiredKeys: []};
const hit = fc.record(
  {
    document: likely(
      fc.record({
        url: path,
        path: fc.constantFrom('/docs/x', '/docs/y'),
        title: value,
        trail: value,
        name: value,
        parents: likely(fc.array(value, {maxLength: 2})),
        summary: value,
      }),
    ),
    highlights: likely(
      fc.array(likely(fc.record({field: fc.constantFrom('text', 'title', 'name'), snippet: value, value}, optional)), {
        maxLength: 3,
      }),
    ),
  },
  {requiredKeys: ['document']},
);
const answers = likely(
  fc.record({
    found: likely(fc.nat()),
    grouped_hits: likely(
      fc.array(likely(fc.record({hits: likely(fc.array(hit, {minLength: 1, maxLength: 2}))})), {maxLength: 2}),
    ),
  }),
);

it('responses of a search server are valid or rejected with a reason', () => {
  let sound = 0;
  fc.assert(
    fc.property(answers, (answer) => {
      let read: SearchAnswer;
      try {
        read = parseHostedResponse(answer);
      } catch (error) {
        expect((error as Error).message).not.toBe('');
        return;
      }
      sound += 1;
      expectSound(read);
    }),
    {numRuns: 2000},
  );
  expect(sound).toBeGreaterThan(100);
});

/** Of the hundreds of synonyms, which are sent one by one. */
const meanings = {'scale out': ['add machines'], ps: ['list machines']};

it('search:publish ends with a result or an error for any responses', async () => {
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom('', '[]', '{}', 'null', '{"success":true}', '{"success":false}\n{"success":'),
  );
  const status = fc.constantFrom(200, 200, 200, 201, 204, 301, 400, 401, 404, 409, 500, 503);
  const scripts = fc.sample(fc.array(fc.tuple(status, body), {minLength: 1, maxLength: 6}), 60);
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  /** Number of requests per run, because the n-th request gets the n-th scripted response. */
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    request.resume();
    const run = String(request.headers['x-run']);
    const count = counts.get(run) ?? 0;
    counts.set(run, count + 1);
    const script = scripts[Number(run)]!;
    const [code, text] = script[count % script.length]!;
    response.writeHead(code, {'Content-Type': 'application/json'}).end(code === 204 ? undefined : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const runs = scripts.map(async (_, run) => {
    const client = new Client({
      apiKey: 'secret-admin-key',
      nodes: [{url: `http://127.0.0.1:${port}`}],
      additionalHeaders: {'x-run': String(run)},
      connectionTimeoutSeconds: 5,
      numRetries: 0,
      logLevel: 'silent',
    });
    try {
      expect(await publishRecords(client, 'docs', sampleRecords, meanings)).toMatch(/^docs_\d+$/);
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).message).not.toBe('');
    }
  });
  try {
    await Promise.all(runs);
    await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    process.off('unhandledRejection', onRejection);
    server.closeAllConnections();
    server.close();
  }
  expect(counts.size).toBe(scripts.length);
  expect(rejections).toEqual([]);
});

it('after any sequence of complete and incomplete publications, readers have a complete index', async () => {
  const steps = fc.array(fc.constantFrom('publish', 'publish incompletely'), {maxLength: 6});
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const stub = new TypesenseStub('secret-admin-key');
      const nodes = [{url: await stub.listen()}];
      const client = new Client({apiKey: stub.key, nodes, numRetries: 0, logLevel: 'silent'});
      let current: string | undefined;
      try {
        for (const [time, command] of commands.entries()) {
          stub.faults = {loseDocuments: command === 'publish incompletely' ? 1 : 0};
          vi.setSystemTime(time);
          const published = publishRecords(client, 'docs', sampleRecords, meanings).catch(String);
          vi.useRealTimers();
          const result = await published;
          if (command === 'publish') expect(result).toBe((current = `docs_${time}`));
          else expect(result).toMatch(/the current collection stays in use.*the collection contains/);
          expect(stub.aliases.get('docs')).toBe(current);
          expect([...stub.collections.keys()]).toEqual(current === undefined ? [] : [current]);
          if (current !== undefined) expect(stub.collections.get(current)?.size).toBe(sampleRecords.length);
        }
      } finally {
        await stub.close();
      }
    }),
    {numRuns: 25, examples: [[['publish', 'publish incompletely', 'publish']]]},
  );
});

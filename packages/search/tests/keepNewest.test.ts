import {expect, it} from 'vitest';
import {keepNewest} from '../src/client';
import type {SearchAnswer, SearchQuery} from '../src/types';

const ask = (text: string): SearchQuery => ({text, page: 0, pageSize: 1, hitsPerPage: 1, language: 'en', tags: []});

/** An engine whose results the test controls. */
function createSlowEngine(ready?: () => Promise<void>) {
  const asked: string[] = [];
  const answers: ((answer: SearchAnswer | Error) => void)[] = [];
  const search = ({text}: SearchQuery): Promise<SearchAnswer> => {
    asked.push(text);
    return new Promise((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  };
  return {asked, answers, engine: keepNewest({search}, ready)};
}

const found = (total: number): SearchAnswer => ({engine: 'embedded', pages: [], total});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('runs only the newest of the queries that arrive during a search', async () => {
  const {asked, answers, engine} = createSlowEngine();
  const first = engine.search(ask('d'));
  await settled();
  const [second, third] = [engine.search(ask('de')), engine.search(ask('dep'))];
  expect(asked).toEqual(['d']);
  answers[0]!(found(1));
  expect((await first).total).toBe(1);
  await settled();
  expect(asked).toEqual(['d', 'dep']);
  answers[1]!(found(2));
  expect((await second).total).toBe(2);
  expect((await third).total).toBe(2);
});

it('runs only the newest of the queries that arrive before the engine is ready', async () => {
  let open = (): void => undefined;
  const {asked, answers, engine} = createSlowEngine(() => new Promise((resolve) => (open = resolve)));
  const [first, second] = [engine.search(ask('d')), engine.search(ask('de'))];
  await settled();
  expect(asked).toEqual([]);
  open();
  await settled();
  expect(asked).toEqual(['de']);
  answers[0]!(found(3));
  expect((await first).total).toBe(3);
  expect((await second).total).toBe(3);
});

it('rejects all waiting queries if the engine fails to start', async () => {
  let fail: (error: Error) => void = () => undefined;
  const {asked, engine} = createSlowEngine(() => new Promise((_, reject) => (fail = reject)));
  const queries = Promise.allSettled([engine.search(ask('d')), engine.search(ask('de'))]);
  fail(new Error('too slow'));
  expect((await queries).map(({status}) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toEqual([]);
});

it('runs the next query after a failure', async () => {
  const {asked, answers, engine} = createSlowEngine();
  const first = engine.search(ask('d'));
  await settled();
  const second = engine.search(ask('de'));
  answers[0]!(new Error('no network'));
  await expect(first).rejects.toThrow('no network');
  await settled();
  answers[1]!(found(1));
  expect((await second).total).toBe(1);
  expect(asked).toEqual(['d', 'de']);
});

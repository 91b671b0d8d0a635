import {expect, it} from 'vitest';
import {keepNewest} from '../src/client';
import type {SearchAnswer, SearchQuery} from '../src/types';

const ask = (text: string): SearchQuery => ({text, page: 0, pageSize: 1, hitsPerPage: 1, language: 'en', tags: []});

/** An engine whose results the test controls. */
function createSlowEngine() {
  const asked: string[] = [];
  const answers: ((answer: SearchAnswer | Error) => void)[] = [];
  const search = ({text}: SearchQuery): Promise<SearchAnswer> => {
    asked.push(text);
    return new Promise((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  };
  return {asked, answers, engine: keepNewest({search})};
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

it('fails the query that waits after a timeout, and runs the next one', async () => {
  const {asked, answers, engine} = createSlowEngine();
  const first = engine.search(ask('d'));
  await settled();
  const second = engine.search(ask('de'));
  answers[0]!(Object.assign(new Error('too slow'), {name: 'TimeoutError'}));
  await expect(first).rejects.toThrow('too slow');
  await expect(second).rejects.toThrow('too slow');
  const third = engine.search(ask('dep'));
  await settled();
  answers[1]!(found(1));
  expect((await third).total).toBe(1);
  expect(asked).toEqual(['d', 'dep']);
});

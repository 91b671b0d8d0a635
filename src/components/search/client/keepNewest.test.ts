// cspell:ignore depl
import {expect, it} from 'vitest';
import {keepNewest} from './keepNewest';
import type {SearchAnswer, SearchQuery} from './types';

const ask = (text: string): SearchQuery => ({text, page: 0, pageSize: 1, hitsPerPage: 1, language: 'en', tags: []});

/** An engine that answers when it is told to. */
function createSlowEngine(ready?: () => Promise<void>) {
  const asked: string[] = [];
  const answers: ((answer: SearchAnswer | Error) => void)[] = [];
  const search = ({text}: SearchQuery): Promise<SearchAnswer> => {
    asked.push(text);
    return new Promise((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  };
  return {asked, answers, search: keepNewest(search, ready)};
}

const found = (total: number): SearchAnswer => ({engine: 'embedded', pages: [], total});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks only the newest of the questions that come while it asks', async () => {
  const {asked, answers, search} = createSlowEngine();
  const first = search(ask('d'));
  await settled();
  const [second, third] = [search(ask('de')), search(ask('dep'))];
  expect(asked).toEqual(['d']);
  answers[0]!(found(1));
  expect((await first).total).toBe(1);
  await settled();
  expect(asked).toEqual(['d', 'dep']);
  answers[1]!(found(2));
  expect((await second).total).toBe(2);
  expect((await third).total).toBe(2);
});

it('asks only the newest of the questions that come before the engine is ready', async () => {
  let open = (): void => undefined;
  const {asked, answers, search} = createSlowEngine(() => new Promise((resolve) => (open = resolve)));
  const [first, second] = [search(ask('d')), search(ask('de'))];
  await settled();
  expect(asked).toEqual([]);
  open();
  await settled();
  expect(asked).toEqual(['de']);
  answers[0]!(found(3));
  expect((await first).total).toBe(3);
  expect((await second).total).toBe(3);
});

it('goes on after a failure', async () => {
  const {asked, answers, search} = createSlowEngine();
  const first = search(ask('d'));
  await settled();
  const second = search(ask('de'));
  answers[0]!(new Error('no network'));
  await expect(first).rejects.toThrow('no network');
  await settled();
  answers[1]!(found(1));
  expect((await second).total).toBe(1);
  expect(asked).toEqual(['d', 'de']);
});

it('lets go of a question that is behind', async () => {
  const asked: string[] = [];
  const search = keepNewest(async ({text}, isStale) => {
    asked.push(text);
    await settled();
    return isStale() ? undefined : found(text.length);
  });
  const first = search(ask('d'));
  const second = search(ask('de'));
  expect((await first).total).toBe(2);
  expect((await second).total).toBe(2);
  expect(asked).toEqual(['de']);
  const third = search(ask('dep'));
  await Promise.resolve();
  await Promise.resolve();
  const fourth = search(ask('depl'));
  expect((await third).total).toBe(4);
  expect((await fourth).total).toBe(4);
  expect(asked).toEqual(['de', 'dep', 'depl']);
});

import {expect, it} from 'vitest';
import {linkedTerms, siteFacts, startSession} from './siteFacts';

it('keeps its state between lines and reports error codes', () => {
  const session = startSession('logged-in');
  expect(session?.run('aloft app create web').errorCodes).toEqual([]);
  const again = session?.run('aloft app create web');
  expect(again?.errorCodes).toEqual(['name_taken']);
  expect(again?.output[0]).toMatch(/^error: .*\(name_taken\)$/);
  expect(session?.run('npm ci').notSimulated).toMatch(/npm/);
  expect(startSession('nowhere')).toBeUndefined();
});

it('contains only terms of the glossary', () => {
  expect(siteFacts.terms.map(({id}) => id).sort()).toEqual([...linkedTerms].sort());
});

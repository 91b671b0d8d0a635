import {expect, it} from 'vitest';
import {siteFacts} from '../facts/siteFacts';
import {linkedTerms} from './linkedTerms';

it('names terms of the glossary only', () => {
  expect(siteFacts.terms.map(({id}) => id).sort()).toEqual([...linkedTerms].sort());
});

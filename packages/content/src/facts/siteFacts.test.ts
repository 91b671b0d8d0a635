import {expect, it} from 'vitest';
import {linkedTerms, siteFacts} from './siteFacts';

it('contains only terms of the glossary', () => {
  expect(siteFacts.terms.map(({id}) => id).sort()).toEqual([...linkedTerms].sort());
});

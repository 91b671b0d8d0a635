import {expect, it} from 'vitest';
import {siteFacts} from '../facts/siteFacts';
import {linkedTerms} from './linkedTerms';

it('contains only terms of the glossary', () => {
  expect(siteFacts.terms.map(({id}) => id).sort()).toEqual([...linkedTerms].sort());
});

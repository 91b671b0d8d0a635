// cspell:ignore machin scal
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeLengths, encodeLengths} from './encodeLengths';
import {decodePostings, encodePostings} from './encodePostings';
import {decodeVocabulary, encodeVocabulary} from './encodeVocabulary';
import {stemWord} from './stemWord';
import {tokenizeText} from './tokenizeText';

const terms = (text: string): string[] => tokenizeText(text).flatMap((token) => [...token.terms]);

describe('tokenizeText', () => {
  it('finds identifiers as a whole and by their parts', () => {
    expect(terms('idleTimeout')).toEqual(['idletimeout', 'idle', 'timeout']);
    expect(terms('aloft_machine_wakes_total')).toEqual([
      'aloft_machine_wakes_total',
      'aloft',
      'machin',
      'wake',
      'total',
    ]);
    expect(terms('--output')).toEqual(['--output', 'output']);
    expect(terms('scale.min')).toEqual(['scale.min', 'scal', 'min']);
  });

  it('reduces the forms of a word to one stem', () => {
    for (const [form, base] of [
      ['volumes', 'volume'],
      ['stopped', 'stop'],
      ['deploying', 'deploy'],
      ['scaling', 'scale'],
      ['installing', 'install'],
      ['policies', 'policy'],
      ['patches', 'patch'],
      ['encryption', 'encrypt'],
      ['validation', 'validate'],
    ] as const) {
      expect(stemWord(form)).toBe(stemWord(base));
    }
  });

  it('accepts any text', {timeout: 60_000}, () => {
    expect(terms('\uFF9E')).toEqual([]);
    fc.assert(fc.property(fc.string({unit: 'binary'}), (text) => terms(text).every((term) => term.length > 0)));
  });
});

describe('the format of the index', () => {
  it('round-trips postings', () => {
    const occurrences = fc.uniqueArray(fc.tuple(fc.nat(9000), fc.integer({min: 1, max: 9})), {
      selector: ([section]) => section,
      minLength: 1,
    });
    const postings = fc.tuple(fc.constantFrom(0, 1, 5), occurrences).map(([field, found]) => {
      const sorted = found.sort(([a], [b]) => a - b);
      return {field, sections: sorted.map(([section]) => section), times: sorted.map(([, times]) => times)};
    });
    fc.assert(
      fc.property(fc.array(postings, {minLength: 1}), (list) => {
        expect(decodePostings(encodePostings(list))).toEqual(list);
      }),
    );
  });

  it('round-trips the vocabulary', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z0-9_.-]{1,20}$/)).map((list) => list.sort());
    fc.assert(
      fc.property(words, (list) => {
        expect(decodeVocabulary(encodeVocabulary(list))).toEqual(list);
      }),
    );
    expect(() => encodeVocabulary(['b', 'a'])).toThrow('sorted');
  });

  it('rounds only long lengths', () => {
    expect(
      decodeLengths(
        encodeLengths([
          [0, 7, 16],
          [17, 100, 3],
        ]),
      ),
    ).toEqual([
      [0, 7, 16],
      [16, 104, 3],
    ]);
  });
});

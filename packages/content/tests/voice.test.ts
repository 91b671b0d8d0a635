import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {splitSentences} from '../src/prose/prose';
import {findVoice} from '../src/style/voiceRules';
import {readPlatformStrings} from './readPlatformStrings';

const contraction = /\b\w+n['’]t\b|\bcan['’]t\b|\b(?:it|that|there|you|they|we)['’](?:s|re|ll|ve)\b/i;

it('every string of the platform and its simulator follows the house style, without contractions', () => {
  const strings = readPlatformStrings(resolve(__dirname, '../../..'));
  expect(strings.length).toBeGreaterThan(1000);
  const problems = strings.flatMap(({file, line, text}) => [
    ...(contraction.test(text) ? [`${file}:${line}: write both words: ${text}`] : []),
    ...splitSentences(text)
      .flatMap((sentence) => findVoice(sentence.text))
      .map(({words, how}) => `${file}:${line}: "${words}": ${how}: ${text}`),
  ]);
  expect([...new Set(problems)]).toEqual([]);
});

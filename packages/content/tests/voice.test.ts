import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {splitSentences} from '../src/prose/sentences';
import {findVoice} from '../src/style/voiceRules';
import {readPlatformStrings} from './readPlatformStrings';

it('every string of the platform and its simulator follows the house style', () => {
  const strings = readPlatformStrings(resolve(__dirname, '../../..'));
  expect(strings.length).toBeGreaterThan(1000);
  const problems = strings.flatMap(({file, line, text}) =>
    splitSentences(text)
      .flatMap((sentence) => findVoice(file, sentence.text))
      .map(({words, rule}) => `${file}:${line}: "${words}", although ${rule.why}: ${rule.how}: ${text}`),
  );
  expect([...new Set(problems)]).toEqual([]);
});

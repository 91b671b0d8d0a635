import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../src/pages/parsePage';
import {collectProse} from '../src/prose/collectProse';
import {flattenText} from '../src/prose/flattenText';
import {splitSentences} from '../src/prose/splitSentences';
import {findVoice} from '../src/style/findVoice';
import {voiceExceptions} from '../src/style/voiceExceptions';
import {readPlatformStrings} from './readPlatformStrings';

const root = resolve(__dirname, '../../..');
const strings = readPlatformStrings(root);

it('every string of the platform and its simulator follows the house style', () => {
  expect(strings.length).toBeGreaterThan(1000);
  const problems = strings.flatMap(({file, line, text}) =>
    splitSentences(text)
      .flatMap((sentence) => findVoice(file, sentence.text))
      .filter(({exception}) => !exception)
      .map(({words, rule}) => `${file}:${line}: "${words}", although ${rule.why}: ${rule.how}: ${text}`),
  );
  expect([...new Set(problems)]).toEqual([]);
});

it('every exception is needed', () => {
  const files = [...new Set(voiceExceptions.map(({file}) => file))].filter((file) => file.startsWith('docs/'));
  const prose = files.flatMap((file) =>
    collectProse(parsePage(file, readFileSync(resolve(root, file), 'utf8'))).map(({node}) => {
      const text = flattenText(node, {code: () => '`', element: () => 'value'});
      return {file, text};
    }),
  );
  const used = new Set(
    [...prose, ...strings].flatMap(({file, text}) =>
      splitSentences(text).flatMap((sentence) =>
        findVoice(file, sentence.text).flatMap(({exception}) => exception ?? []),
      ),
    ),
  );
  expect(voiceExceptions.filter((exception) => !used.has(exception))).toEqual([]);
});

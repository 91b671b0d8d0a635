import {isPassive} from '../prose/isPassive';
import {readSentences} from '../prose/readSentences';
import {fewestSentences, highestPassiveShare} from '../style/limits';
import type {PageCheck} from './Check';

const shown = 8;

/** Most sentences say who does what. */
export const checkPassiveVoice: PageCheck = (page) => {
  const sentences = readSentences(page);
  const passive = sentences.filter(({node}) => isPassive(node));
  const share = passive.length / sentences.length;
  if (sentences.length < fewestSentences || share <= highestPassiveShare) return [];
  const lines = passive.slice(0, shown).map(({line}) => line);
  return [
    {
      file: page.file,
      line: lines[0] ?? 1,
      what: `${passive.length} of ${sentences.length} sentences are in the passive voice`,
      how: `say who acts, until at most ${highestPassiveShare * 100}% are; see lines ${lines.join(', ')}`,
    },
  ];
};

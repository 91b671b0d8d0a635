import {readSentences} from '../prose/readSentences';
import {longestSentence} from '../style/limits';
import type {PageCheck} from './Check';

/** Warns about long sentences. */
export const checkSentenceLength: PageCheck = (page) =>
  readSentences(page)
    .filter(({words}) => words > longestSentence)
    .map(({line, words, text}) => ({
      file: page.file,
      line,
      what: `a sentence has ${words} words ("${text.split(/\s+/).slice(0, 6).join(' ')} …")`,
      how: `consider splitting it; more than ${longestSentence} words are hard to read`,
      isWarning: true,
    }));

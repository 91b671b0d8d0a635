import {readSentences} from '../prose/readSentences';
import {fewestSentences, highestMean, longestSentence} from '../style/limits';
import type {PageCheck} from './Check';

/** Sentences are short, each of them and in the mean. */
export const checkSentenceLength: PageCheck = (page) => {
  const sentences = readSentences(page);
  const problems = sentences
    .filter(({words}) => words > longestSentence)
    .map(({line, words, text}) => ({
      file: page.file,
      line,
      what: `a sentence has ${words} words ("${text.split(/\s+/).slice(0, 6).join(' ')} …")`,
      how: `split it; ${longestSentence} words are the most`,
    }));
  const mean = sentences.reduce((sum, {words}) => sum + words, 0) / sentences.length;
  if (sentences.length >= fewestSentences && mean > highestMean) {
    const what = `the sentences have ${mean.toFixed(1)} words in the mean`;
    problems.push({
      file: page.file,
      line: 1,
      what,
      how: `shorten the long ones until the mean is at most ${highestMean}`,
    });
  }
  return problems;
};

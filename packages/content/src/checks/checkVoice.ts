import type {Problem} from '../problems/Problem';
import {collectProse} from '../prose/collectProse';
import {flattenText} from '../prose/flattenText';
import {splitSentences} from '../prose/splitSentences';
import {findVoice} from '../style/findVoice';
import type {PageCheck} from './Check';

/** Reports wordings that the house style avoids, and sections with several sentences that open with "So". */
export const checkVoice: PageCheck = (page) => {
  const problems: Problem[] = [];
  let openedWithSo = 0;
  for (const {kind, node, line} of collectProse(page)) {
    if (kind === 'heading') openedWithSo = 0;
    const text = flattenText(node, {code: () => '`', element: () => 'value'});
    const sentences = kind === 'heading' ? [{text: text.replace(/^What\b/, 'what'), offset: 0}] : splitSentences(text);
    for (const sentence of sentences) {
      const place = {file: page.file, line: line + sentence.offset};
      for (const {words, rule, exception} of findVoice(page.file, sentence.text)) {
        if (!exception)
          problems.push({...place, what: `the text says "${words}", although ${rule.why}`, how: rule.how});
      }
      if (/^So,? /.test(sentence.text) && ++openedWithSo > 1) {
        problems.push({
          ...place,
          what: 'another sentence of the section opens with "So"',
          how: 'join the thought with "because", "which" or "so that"',
        });
      }
    }
  }
  return problems;
};

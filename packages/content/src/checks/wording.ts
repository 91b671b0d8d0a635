import {collectProse, maskCode, readClaims, readText, splitSentences} from '../prose/prose';
import {findVoice} from '../style/voiceRules';
import {lineOf} from '../pages/tree';
import type {PageCheck} from './Check';

/** Reports wordings that the house style avoids, and sections with several sentences that open with "So". */
export const checkVoice: PageCheck = (page, _, report) => {
  let openedWithSo = 0;
  for (const node of collectProse(page)) {
    const isHeading = node.type === 'heading';
    if (isHeading) openedWithSo = 0;
    const text = maskCode(readText(node)).replace(/^What\b/, isHeading ? 'what' : '$&');
    for (const {text: sentence, start} of splitSentences(text)) {
      const at = (index: number) => lineOf(node) + text.slice(0, start + index).split('\n').length - 1;
      for (const {words, index, how} of findVoice(sentence)) report(at(index), `the text says "${words}"`, how);
      const how = 'join the thought with "because", "which" or "so that"';
      if (/^So,? /.test(sentence) && ++openedWithSo > 1)
        report(at(0), 'another sentence of the section opens with "So"', how);
    }
  }
};

/** Maximum words in a sentence before the content check warns, because longer sentences are hard to read. */
const longestSentence = 35;

/** Warns about long sentences. */
export const checkSentenceLength: PageCheck = (page, _, report) => {
  const how = `consider splitting it; more than ${longestSentence} words are hard to read`;
  for (const {text, line} of readClaims(page).filter(({kind}) => kind === 'sentence')) {
    const words = text.split(' ');
    const what = `a sentence has ${words.length} words ("${words.slice(0, 6).join(' ')} …")`;
    if (words.length > longestSentence) report(line, what, how, true);
  }
};

/** A link to a page or section as the subject of a verb. A link around inline code names a program, not a page. */
const titleSubject =
  /(?:^[\s*-]*|[.:!?] )\[([^\]`]+)\]\([/#][^)]*\)(?:(?:,|,? and) \[[^\]`]+\]\([/#][^)]*\))*(?: in the [\w.]+ guide)? (compares?|contains?|covers?|defines?|describes?|documents?|explains?|follows|ha(?:s|ve)|helps?|introduces?|lets?|lists?|shows?|teach(?:es)?|uses?)\b/;

/** Reports sentences whose grammatical subject is a page's or section's title, such as "Volumes explains backups". */
export const checkTitleSubjects: PageCheck = (page, _, report) => {
  page.source.split('\n').forEach((line, index) => {
    const [, title, verb] = titleSubject.exec(line) ?? [];
    const what = `the title "${title}" is the subject of "${verb}"`;
    if (verb) report(index + 1, what, 'start with the reader\'s goal: "To …, see …"');
  });
};

import {readClaims} from '../prose/claims';
import {codeAsText, collectProse, flattenText, splitSentences} from '../prose/prose';
import {findVoice} from '../style/voiceRules';
import type {Problem} from '../problems';
import type {PageCheck, SiteCheck} from './Check';

/** Reports wordings that the house style avoids, and sections with several sentences that open with "So". */
export const checkVoice: PageCheck = (page, _, report) => {
  let openedWithSo = 0;
  for (const {kind, node, line} of collectProse(page)) {
    if (kind === 'heading') openedWithSo = 0;
    const text = flattenText(node, {code: () => '``', element: () => 'value'});
    for (const {text: sentence, start} of splitSentences(kind === 'heading' ? text.replace(/^What\b/, 'what') : text)) {
      const at = (index: number) => line + text.slice(0, start + index).split('\n').length - 1;
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

const fewestWords = 12;

/** Reports paragraphs that two pages share, because copies diverge. */
export const checkRepeatedParagraphs: SiteCheck = (pages) => {
  const seen = new Map<string, {file: string; line: number}>();
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const {kind, node, line} of collectProse(page)) {
      if (kind !== 'paragraph') continue;
      const text = flattenText(node, codeAsText).toLowerCase().replace(/\s+/g, ' ').trim();
      if (text.split(' ').length < fewestWords) continue;
      const first = seen.get(text);
      if (!first) seen.set(text, {file: page.file, line});
      else {
        const what = `the paragraph already occurs at ${first.file}:${first.line}`;
        problems.push({
          file: page.file,
          line,
          what,
          how: 'keep it in one place and link there, or write what is specific to this page',
        });
      }
    }
  }
  return problems;
};

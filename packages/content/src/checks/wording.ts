import type {PhrasingContent} from 'mdast';
import {codeAsText, collectProse, escapePattern, flattenText} from '../prose/prose';
import {bannedWords} from '../style/bannedWords';
import type {PageCheck, SiteCheck} from './Check';
import type {Problem} from '../problems';
import {readSentences, splitSentences} from '../prose/sentences';
import {findVoice} from '../style/voiceRules';

const rules = bannedWords.flatMap(({words, how}) => words.map((word) => ({word, how})));
const howOf = new Map(rules.map(({word, how}) => [word, how]));
const pattern = new RegExp(
  `(?<![\\w-])(${rules.map(({word}) => escapePattern(word).replaceAll(' ', '\\s+')).join('|')})(?![\\w-])`,
  'gi',
);

/** Reports marketing and filler words. */
export const checkBannedWords: PageCheck = (page, _, report) => {
  for (const {node, line} of collectProse(page)) {
    const text = flattenText(node, {code: () => '`', element: () => '`'});
    for (const {0: words, index} of text.matchAll(pattern)) {
      const how = howOf.get(words.toLowerCase().replace(/\s+/g, ' ')) ?? 'leave it out';
      report(line + text.slice(0, index).split('\n').length - 1, `the text says "${words}"`, how);
    }
  }
};

/** Reports wordings that the house style avoids, and sections with several sentences that open with "So". */
export const checkVoice: PageCheck = (page, _, report) => {
  let openedWithSo = 0;
  for (const {kind, node, line} of collectProse(page)) {
    if (kind === 'heading') openedWithSo = 0;
    const text = flattenText(node, {code: () => '`', element: () => 'value'});
    const sentences = kind === 'heading' ? [{text: text.replace(/^What\b/, 'what'), offset: 0}] : splitSentences(text);
    for (const sentence of sentences) {
      const at = line + sentence.offset;
      for (const {words, rule} of findVoice(page.file, sentence.text))
        report(at, `the text says "${words}", although ${rule.why}`, rule.how);
      const how = 'join the thought with "because", "which" or "so that"';
      if (/^So,? /.test(sentence.text) && ++openedWithSo > 1)
        report(at, 'another sentence of the section opens with "So"', how);
    }
  }
};

/** Maximum words in a sentence before the content check warns, because longer sentences are hard to read. */
const longestSentence = 35;

/** Warns about long sentences. */
export const checkSentenceLength: PageCheck = (page, _, report) => {
  const how = `consider splitting it; more than ${longestSentence} words are hard to read`;
  for (const {line, words, text} of readSentences(page)) {
    const what = `a sentence has ${words} words ("${text.split(/\s+/).slice(0, 6).join(' ')} …")`;
    if (words > longestSentence) report(line, what, how, true);
  }
};

/** Reports sentences whose grammatical subject is a page's or section's title, such as "Volumes explains backups". */
export const checkTitleSubjects: PageCheck = (page, _, report) => {
  for (const {node} of collectProse(page))
    node.children.forEach((child, index) => {
      if (!isTitle(child) || !opensSentence(node.children.slice(0, index))) return;
      const verb = reportingVerb.exec(textAfter(node.children.slice(index + 1)))?.[1];
      const what = `the title "${flattenText(child, codeAsText)}" is the subject of "${verb}"`;
      if (verb) report(child, what, 'start with the reader\'s goal: "To …, see …"');
    });
};

/** Whether a node links to a page of the site. A link around inline code names a program, not a page. */
function isTitle(node: PhrasingContent): boolean {
  return node.type === 'link' && /^[/#]/.test(node.url) && node.children.some(({type}) => type === 'text');
}

function opensSentence(before: readonly PhrasingContent[]): boolean {
  const text = before.map((node) => flattenText(node, codeAsText)).join('');
  return /(?:^|[.:!?])\s*$/.test(text);
}

/** The text behind a title, without other titles that belong to the same subject. */
function textAfter([next, ...rest]: readonly PhrasingContent[]): string {
  if (!next) return '';
  const joined = next.type === 'text' && /^(?:,|,? and) $/.test(next.value) && rest[0] && isTitle(rest[0]);
  return joined ? textAfter(rest.slice(1)) : flattenText(next, codeAsText);
}

/** Begins the text after a title that is used as the subject of a sentence. */
const reportingVerb =
  /^(?: in the [\w.]+ guide)? (compares?|contains?|covers?|defines?|describes?|documents?|explains?|follows|ha(?:s|ve)|helps?|introduces?|lets?|lists?|shows?|teach(?:es)?|uses?)\b/;

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

import {collectProse, maskCode, readClaims, readText, splitSentences} from '../prose/prose';
import {findVoice, fixedHeadings} from '../style';
import {lineOf} from '../pages/tree';
import type {CheckContext, PageCheck} from './Check';
import type {Heading} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {once} from '../once';
import type {Page} from '../pages';
import {readHeading, type SiteIndex} from '../pages/siteIndex';
import type {Report} from '../problems';

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

/** Reports headings that aren't in sentence case, or end with a full stop. The Markdown linter checks their levels. */
export const checkHeadings: PageCheck = (page, context, report) => {
  const names = knownNames(context.site ?? page, context);
  const title = page.frontMatter.get('title');
  if (typeof title?.value === 'string') checkCase(title.value, title.line, names, report);
  for (const node of collectProse(page))
    if (node.type === 'heading') checkCase(maskCode(readHeading(readText(node)).text), lineOf(node), names, report);
};

/** Words that pages write with an uppercase letter within a sentence, and names of the facts. */
const knownNames = once((source: SiteIndex | Page, {facts, guides}: CheckContext): ReadonlySet<string> => {
  const prose = ('parsed' in source ? source.parsed : [source]).flatMap((page) =>
    collectProse(page).flatMap((node) => (node.type === 'paragraph' ? maskCode(readText(node)) : [])),
  );
  const inSentences = prose.join('\n').match(/(?<=[\w,;)`] )[A-Z][a-z]+/g) ?? [];
  const inFacts = [...facts.names, ...guides.map(({title}) => title.replaceAll(',', ''))].join(' ').split(/[\s/]+/);
  return new Set(['I', 'ignitiond', 'takeoff', ...inSentences, ...inFacts]);
});

function checkCase(text: string, line: number, names: ReadonlySet<string>, report: Report): void {
  const words = text.split(/[\s/]+/);
  const plain = words.map((word) => word.replace(/^["“'(‘]+|[)"”'’:,?!.…]+$/g, ''));
  const how = 'write it in sentence case, or write the name in a sentence too';
  const [first = ''] = plain;
  if (/^[a-z]+$/.test(first) && !names.has(first))
    report(line, `the heading "${text}" begins with a lowercase letter`, how);
  const wrong = plain.find(
    (word, index) =>
      /^[A-Z][a-z]+(?:-[A-Za-z]+)*(?:['’]s)?$/.test(word) &&
      /[^:.?!]$/.test(words[index - 1] ?? '') &&
      ![word, word.replace(/['’]s$/, ''), word.split('-')[0]!].some((each) => names.has(each)),
  );
  if (wrong) report(line, `the heading "${text}" has an uppercase letter in "${wrong}"`, how);
  if (/\.$/.test(text)) report(line, `the heading "${text}" ends with a full stop`, 'remove it');
}

/** Reports missing or misplaced fixed headings, and tables in Troubleshooting sections. */
export const checkFixedHeadings: PageCheck = (page, _, report) => {
  const headings: {text: string; node: Heading}[] = [];
  visitParents(page.tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) headings.push({text: readHeading(readText(node)).text, node});
    if (node.type === 'table' && headings.at(-1)?.text === 'Troubleshooting')
      report(node, 'the Troubleshooting section has a table', 'write a list of "**Symptom:** Cause. Fix."');
  });
  const kind = fixedHeadings.find(({pages}) => pages.test(page.file));
  if (!kind) return;

  let last = -1;
  for (const {text, node} of headings) {
    const at = kind.order.indexOf(text);
    const what = `the heading "${text}" comes after "${kind.order[last]}"`;
    if (at >= 0 && at <= last) report(node, what, `keep the order ${kind.order.join(', ')}`);
    last = Math.max(last, at);
  }
  const missing = kind.required.filter((heading) => !headings.some(({text}) => text === heading));
  const names = missing.map((heading) => `"${heading}"`).join(', ');
  if (names) report(1, `the page does not have the headings ${names}`, 'add or rename the sections');
};

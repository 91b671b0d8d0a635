import type {Problem} from '../problems/Problem';
import {collectProse} from '../prose/collectProse';
import {codeAsText, flattenText} from '../prose/flattenText';
import type {SiteCheck} from './Check';

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

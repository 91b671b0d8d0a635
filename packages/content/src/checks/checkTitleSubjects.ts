import type {PhrasingContent} from 'mdast';
import {collectProse} from '../prose/collectProse';
import {codeAsText, flattenText} from '../prose/flattenText';
import {reportingVerb} from '../style/reportingVerb';
import type {Problem} from '../problems/Problem';
import type {PageCheck} from './Check';

/** Reports sentences whose grammatical subject is a page's or section's title, such as "Volumes explains backups". */
export const checkTitleSubjects: PageCheck = (page) =>
  collectProse(page).flatMap(({node, line}): Problem[] =>
    node.children.flatMap((child, index) => {
      if (!isTitle(child) || !opensSentence(node.children.slice(0, index))) return [];
      const verb = reportingVerb.exec(textAfter(node.children.slice(index + 1)))?.[1];
      return verb
        ? [
            {
              file: page.file,
              line: child.position?.start.line ?? line,
              what: `the title "${flattenText(child, codeAsText)}" is the subject of "${verb}"`,
              how: 'start with the reader\'s goal: "To …, see …"',
            },
          ]
        : [];
    }),
  );

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

import {collectProse} from '../prose/collectProse';
import {flattenText} from '../prose/flattenText';
import {properNouns} from '../style/properNouns';
import type {CheckContext, PageCheck} from './Check';
import type {Problem} from '../problems/Problem';

/** Reports headings that aren't in sentence case, skip a level, or end with a full stop. */
export const checkHeadings: PageCheck = (page, context) => {
  const names = knownNames(context);
  let depth = 1;
  const headings = collectProse(page)
    .filter(({kind}) => kind === 'heading')
    .flatMap((heading) => {
      const place = {file: page.file, line: heading.line};
      const text = flattenText(heading.node, {code: () => '`', element: () => '`'}).replace(/\s*\{#[^}]*\}\s*$/, '');
      const problems = checkCase(text, place, names);
      if (heading.depth === 1)
        problems.push({
          ...place,
          what: 'the page has a heading of level 1',
          how: 'write ## at most; the title is level 1',
        });
      if (heading.depth > depth + 1) {
        problems.push({
          ...place,
          what: `a heading of level ${heading.depth} follows one of level ${depth}`,
          how: 'descend one level at a time',
        });
      }
      depth = heading.depth;
      return problems;
    });
  const title = page.frontMatter.get('title');
  if (typeof title?.value !== 'string') return headings;
  return [...checkCase(title.value, {file: page.file, line: title.line}, names), ...headings];
};

function knownNames({facts, guides}: CheckContext): ReadonlySet<string> {
  const titles = guides.map(({title}) => title.replaceAll(',', ''));
  return new Set([...properNouns, ...[...facts.names, ...titles].flatMap((name) => name.split(/[\s/]+/))]);
}

function checkCase(text: string, place: Pick<Problem, 'file' | 'line'>, names: ReadonlySet<string>): Problem[] {
  const words = text.split(/[\s/]+/).map((word) => word.replace(/^["“'(‘]+|[)"”'’:,?!.…]+$/g, ''));
  const how = 'write it in sentence case; add a name to packages/content/src/style/properNouns.ts';
  const problems: Problem[] = [];
  const [first = ''] = words;
  if (/^[a-z]+$/.test(first) && !names.has(first))
    problems.push({...place, what: `the heading "${text}" begins with a lowercase letter`, how});
  const afterColon = new Set(words.filter((_, index) => /[:.?!]$/.test(text.split(/[\s/]+/)[index - 1] ?? '')));
  const raised = words
    .slice(1)
    .filter((word) => /^[A-Z][a-z]+(?:-[A-Za-z]+)*(?:['’]s)?$/.test(word) && !afterColon.has(word));
  const wrong = raised.find(
    (word) => !names.has(word) && !names.has(word.replace(/['’]s$/, '')) && !names.has(word.split('-')[0] ?? ''),
  );
  if (wrong) problems.push({...place, what: `the heading "${text}" has an uppercase letter in "${wrong}"`, how});
  if (/\.$/.test(text))
    problems.push({...place, what: `the heading "${text}" ends with a full stop`, how: 'remove it'});
  return problems;
}

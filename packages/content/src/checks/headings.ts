import {toString} from 'mdast-util-to-string';
import {collectProse, flattenText} from '../prose/prose';
import {properNouns} from '../style/properNouns';
import type {CheckContext, PageCheck} from './Check';
import type {Problem} from '../problems';
import {walkTree} from '../pages/tree';
import {fixedHeadings} from '../style/fixedHeadings';

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

/** Reports missing or misplaced fixed headings, and tables in Troubleshooting sections. */
export const checkFixedHeadings: PageCheck = (page) => {
  const problems: Problem[] = [];
  const report = (line: number, what: string, how: string) => problems.push({file: page.file, line, what, how});
  const headings: {text: string; line: number}[] = [];
  walkTree(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 2)
      headings.push({text: toString(node).replace(/\s*\{#[^}]*\}$/, ''), line});
    if (node.type !== 'table' || headings.at(-1)?.text !== 'Troubleshooting') return;
    report(line, 'the Troubleshooting section has a table', 'write a list of "**Symptom:** Cause. Fix."');
  });
  const kind = fixedHeadings.find(({pages}) => pages.test(page.file));
  if (!kind) return problems;

  let last = -1;
  for (const {text, line} of headings) {
    const at = kind.order.indexOf(text);
    if (at < 0) continue;
    if (at <= last)
      report(
        line,
        `the heading "${text}" comes after "${kind.order[last]}"`,
        `keep the order ${kind.order.join(', ')}`,
      );
    last = Math.max(last, at);
  }
  const missing = kind.required.filter((heading) => !headings.some(({text}) => text === heading));
  if (missing.length > 0)
    report(
      1,
      `the page does not have the headings ${missing.map((heading) => `"${heading}"`).join(', ')}`,
      'add or rename the sections',
    );
  return problems;
};

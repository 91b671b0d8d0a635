import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {collectProse, flattenText} from '../prose/prose';
import type {Page} from '../pages/parsePage';
import type {CheckContext, PageCheck} from './Check';
import type {Report} from '../problems';
import {visitParents} from 'unist-util-visit-parents';
import {fixedHeadings} from '../style/fixedHeadings';

/** Reports headings that aren't in sentence case, skip a level, or end with a full stop. */
export const checkHeadings: PageCheck = (page, context, report) => {
  const names = knownNames(page, context);
  const title = page.frontMatter.get('title');
  if (typeof title?.value === 'string') checkCase(title.value, title.line, names, report);
  let above = 1;
  for (const {kind, node, line, depth} of collectProse(page)) {
    if (kind !== 'heading') continue;
    const text = flattenText(node, {code: () => '`', element: () => '`'}).replace(/\s*\{#[^}]*\}\s*$/, '');
    checkCase(text, line, names, report);
    if (depth === 1) report(line, 'the page has a heading of level 1', 'write ## at most; the title is level 1');
    if (depth > above + 1)
      report(line, `a heading of level ${depth} follows one of level ${above}`, 'descend one level at a time');
    above = depth;
  }
};

const namesOf = new WeakMap<CheckContext, ReadonlySet<string>>();

/** Words that a page writes with an uppercase letter within a sentence, and names of the facts. */
function knownNames(page: Page, context: CheckContext): ReadonlySet<string> {
  const known = namesOf.get(context);
  if (known) return known;
  const {facts, guides, site} = context;
  const titles = guides.map(({title}) => title.replaceAll(',', ''));
  const prose = (site?.parsed ?? [page]).flatMap((each) =>
    collectProse(each).flatMap(({kind, node}) => (kind === 'paragraph' ? [flattenText(node)] : [])),
  );
  const inSentences = prose.join('\n').match(/(?<=[\w,;)] )[A-Z][a-z]+/g) ?? [];
  const names = new Set([
    'I',
    'ignitiond',
    'takeoff',
    ...inSentences,
    ...[...facts.names, ...titles].flatMap((name) => name.split(/[\s/]+/)),
  ]);
  if (site) namesOf.set(context, names);
  return names;
}

function checkCase(text: string, line: number, names: ReadonlySet<string>, report: Report): void {
  const words = text.split(/[\s/]+/).map((word) => word.replace(/^["“'(‘]+|[)"”'’:,?!.…]+$/g, ''));
  const how = 'write it in sentence case, or write the name in a sentence too';
  const [first = ''] = words;
  if (/^[a-z]+$/.test(first) && !names.has(first))
    report(line, `the heading "${text}" begins with a lowercase letter`, how);
  const afterColon = new Set(words.filter((_, index) => /[:.?!]$/.test(text.split(/[\s/]+/)[index - 1] ?? '')));
  const raised = words
    .slice(1)
    .filter((word) => /^[A-Z][a-z]+(?:-[A-Za-z]+)*(?:['’]s)?$/.test(word) && !afterColon.has(word));
  const wrong = raised.find(
    (word) => !names.has(word) && !names.has(word.replace(/['’]s$/, '')) && !names.has(word.split('-')[0] ?? ''),
  );
  if (wrong) report(line, `the heading "${text}" has an uppercase letter in "${wrong}"`, how);
  if (/\.$/.test(text)) report(line, `the heading "${text}" ends with a full stop`, 'remove it');
}

/** Reports missing or misplaced fixed headings, and tables in Troubleshooting sections. */
export const checkFixedHeadings: PageCheck = (page, _, report) => {
  const headings: {text: string; node: Heading}[] = [];
  visitParents(page.tree, (node) => {
    if (node.type === 'heading' && node.depth === 2)
      headings.push({text: toString(node).replace(/\s*\{#[^}]*\}$/, ''), node});
    if (node.type !== 'table' || headings.at(-1)?.text !== 'Troubleshooting') return;
    report(node, 'the Troubleshooting section has a table', 'write a list of "**Symptom:** Cause. Fix."');
  });
  const kind = fixedHeadings.find(({pages}) => pages.test(page.file));
  if (!kind) return;

  let last = -1;
  for (const {text, node} of headings) {
    const at = kind.order.indexOf(text);
    if (at < 0) continue;
    if (at <= last)
      report(
        node,
        `the heading "${text}" comes after "${kind.order[last]}"`,
        `keep the order ${kind.order.join(', ')}`,
      );
    last = Math.max(last, at);
  }
  const missing = kind.required.filter((heading) => !headings.some(({text}) => text === heading));
  const names = missing.map((heading) => `"${heading}"`).join(', ');
  if (names) report(1, `the page does not have the headings ${names}`, 'add or rename the sections');
};

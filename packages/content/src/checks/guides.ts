import {brand} from '@aloft/platform/brand';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findGuide} from '../guides/readGuides';
import {lineOf} from '../pages/tree';
import {escapePattern} from '../prose/prose';
import {minQuotedMessages} from '../style';
import type {PageCheck} from './Check';
import {parseQuietly} from './syntax';

/**
 * Compares the messages that a guide quotes in its Troubleshooting section with its example's test: a step must expect
 * each, or the example must give a reason, which a step makes superfluous.
 */
export const checkMessages: PageCheck = (page, {guides, readExample}, report) => {
  const guide = findGuide(guides, page);
  const source = guide && readExample(`${guide.example}/example.json`);
  if (!source) return;
  const {texts, excused} = readExpectations(JSON.parse(source));
  const quotes = new Set<string>();
  let section = '';
  let start = 1;
  visit(page.tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) section = toString(node).trim();
    if (node.type !== 'listItem' || section !== 'Troubleshooting') return;
    start = lineOf(node);
    const [text] = node.children;
    const symptom = text?.type === 'paragraph' ? text.children[0] : undefined;
    if (symptom?.type !== 'strong') return report(start, "a symptom isn't bold", 'begin each item with "**Symptom:**"');
    visit(symptom, 'inlineCode', (code) => {
      const quote = code.value;
      quotes.add(quote);
      // `…` in a quote matches anything.
      const pattern = new RegExp(quote.split('…').map(escapePattern).join('.*'), 's');
      const isExpected = texts.some((expected) => pattern.test(expected));
      if (isExpected && excused.has(quote))
        report(code, `a step of ${guide.example} prints \`${quote}\``, 'remove it from "unprovoked" in example.json');
      if (isExpected || excused.has(quote)) return;
      const what = `no failure of the example ${guide.example} prints \`${quote}\``;
      report(code, what, 'copy the message, or add a step to "failures" in example.json');
    });
  });
  if (quotes.size < minQuotedMessages)
    report(start, `the guide quotes ${quotes.size} messages`, `quote at least ${minQuotedMessages} as symptoms`);
  for (const quote of excused)
    if (!quotes.has(quote))
      report(start, `the guide doesn't quote \`${quote}\``, 'remove it from "unprovoked" in example.json');
};

/** What the steps of an example expect, and the messages that none can show. */
function readExpectations(example: unknown): {texts: string[]; excused: Set<string>} {
  const texts: string[] = [];
  const excused = new Set<string>();
  const read = (item: unknown, isExcuse: boolean): void => {
    if (typeof item !== 'object' || item === null) return;
    const {contains = [], equals = '', what} = item as {contains?: string | string[]; equals?: string; what?: unknown};
    texts.push([contains, equals].flat().join('\n'));
    if (isExcuse && typeof what === 'string') excused.add(what);
    for (const [key, value] of Object.entries(item))
      read(value, key === 'unprovoked' || (isExcuse && Array.isArray(item)));
  };
  read(example, false);
  return {texts, excused};
}

/** Reports settings in a guide's Manifest section that its example's manifest doesn't have. */
export const checkExcerpts: PageCheck = (page, {guides, readExample}, report) => {
  const guide = findGuide(guides, page);
  const manifest = guide && readExample(`${guide.example}/${brand.manifest}`);
  if (!manifest) return;
  let section = '';
  for (const node of page.tree.children) {
    if (node.type === 'heading' && node.depth === 2) section = toString(node).trim();
    if (node.type !== 'code' || node.lang !== 'yaml' || section !== 'Manifest' || !node.value) continue;
    const what = `examples/${guide.example}/${brand.manifest} doesn't contain these settings`;
    if (!contains(parseQuietly(manifest), parseQuietly(node.value))) report(node, what, 'copy them from the example');
  }
};

/** Whether a value contains a part: an object its keys, and a list each item of the part. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((item) => whole.some((each) => contains(each, item)));
  if (typeof part !== 'object' || part === null) return whole === part;
  return Object.entries(part).every(([key, value]) =>
    contains((whole as Record<string, unknown> | undefined)?.[key], value),
  );
}

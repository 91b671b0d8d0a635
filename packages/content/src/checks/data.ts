import {brand} from '@aloft/platform/brand';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {type ExampleReader, resolveFence} from '../fences/examples';
import {readClaims} from '../prose/claims';
import {readQuantities} from '../prose/quantities';
import {stems} from '../prose/stems';
import {visitParents} from 'unist-util-visit-parents';
import {minQuotedMessages} from '../style/fixedHeadings';
import type {Facts} from '../facts/siteFacts';
import type {Page} from '../pages/parsePage';
import type {PageCheck} from './Check';

/** Reports JSON that shows a resource, a log line or an error with fields or values that it doesn't have. */
export const checkJson: PageCheck = (page, {facts}, report) => {
  for (const fence of page.fences) {
    if (fence.kind !== 'json' || fence.meta.example) continue;
    const value = readJson(fence.text);
    if (!isObject(value)) continue;
    const lineOf = (key: string) => {
      const index = fence.text.split('\n').findIndex((line) => line.includes(`"${key}"`));
      return fence.line + 1 + Math.max(0, index);
    };
    const {error} = value;
    if (isObject(error)) {
      if (typeof error.code !== 'string' || !facts.errorCodes.includes(error.code))
        report(lineOf('code'), `there is no error ${JSON.stringify(error.code)}`, 'write an error code');
      continue;
    }
    const record = findRecord(Object.keys(value), facts.records);
    if (!record) continue;
    for (const [key, item] of Object.entries(value)) {
      const field = record.fields.find(({path}) => path.split('.')[0] === key);
      const names = record.fields.map(({path}) => path).join(', ');
      const {values, type, example} = field ?? {};
      const text = String(item);
      const line = lineOf(key);
      if (!field) report(line, `a ${record.kind} has no field "${key}"`, `use one of ${names}`);
      else if (values && item !== null && !values.includes(text)) {
        const what = `"${key}" of a ${record.kind} can't be ${JSON.stringify(item)}`;
        report(line, what, `use one of ${values.join(', ')}`);
      } else if (type === 'timestamp' && item !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text))
        report(line, `"${key}" is not a time in UTC`, 'write it like 2026-03-02T09:41:12Z');
      else if (key === 'machine' && typeof value.app === 'string' && !new RegExp(`^${value.app}-\\d+$`).test(text))
        report(line, `"${text}" is not a machine of ${value.app}`, `write ${value.app}-1`);
      else if (key === 'namespace' && item !== example && !page.source.replace(JSON.stringify(item), '').includes(text))
        report(line, `the page has no namespace ${JSON.stringify(item)}`, 'use the one of the page');
    }
  }
};

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // the syntax check reports it
  }
}

/** The record that has most of the keys. */
function findRecord(keys: readonly string[], records: Facts['records']): Facts['records'][number] | undefined {
  const score = ({fields}: Facts['records'][number]) => {
    const names = new Set(fields.map(({path}) => path.split('.')[0]));
    return keys.filter((key) => names.has(key)).length / Math.max(keys.length, names.size * 0.7);
  };
  const [best] = [...records].sort((a, b) => score(b) - score(a));
  return best && keys.length > 2 && score(best) >= 0.6 ? best : undefined;
}

const period = /\bper (second|minute|hour|day)\b|\b(?:last|past) (minute|hour|day|week)\b/i;
const perQuery: Readonly<Record<string, number>> = {s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000};

/** Reports queries whose windows or divisor contradict each other or the sentence above them. */
export const checkQueries: PageCheck = (page, _, reportAt) => {
  let announced: number | undefined;
  let announcement = '';
  visitParents(page.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      const text = toString(node);
      announcement = text;
      const [, rate, past] = period.exec(text) ?? [];
      const unit = past ?? (/^second$/i.test(rate ?? '') ? undefined : rate);
      // A rate per second is averaged over a window that the sentence doesn't name.
      announced =
        readQuantities(text).find(({kind}) => kind === 'time')?.value ??
        (unit === undefined ? undefined : perQuery[unit.charAt(0)]);
    }
    if (node.type !== 'code' || node.lang !== 'promql') return;
    const line = (node.position?.start.line ?? 0) + 1;
    const windows = [...node.value.matchAll(/\[(\d+)([smhdw])\]/g)].map(([text, count, unit = '']) => ({
      text,
      value: Number(count) * perQuery[unit]!,
    }));
    const report = (what: string, how: string) => reportAt(line, what, how);
    const [first] = windows;
    // A histogram's quantile needs its buckets, and nothing else does.
    for (const [name] of node.value.matchAll(/\b\w+_(?:bucket|sum|count)\b/g))
      if (name.endsWith('_bucket') !== node.value.includes('histogram_quantile'))
        report(`the query reads ${name}`, 'use the buckets for a quantile, and only for that');
    if (node.value.includes('histogram_quantile') && !node.value.includes('_bucket'))
      report('the query has no buckets', 'read the buckets of a histogram');
    for (const [, name = ''] of node.value.matchAll(/(?:rate|increase)\((\w+)/g))
      if (name.startsWith(brand.cli) && !/_(?:total|bucket|sum|count)$/.test(name))
        report(`the query reads the rate of ${name}`, 'read a counter');
    const text = announcement.toLowerCase();
    for (const [name] of node.value.matchAll(new RegExp(`\\b${brand.cli}_\\w+`, 'g'))) {
      const words = stems(name.replace(/_(?:bucket|sum|count|total|seconds)\b/g, '').slice(brand.cli.length + 1));
      const about = stems(text.replace('response time', 'service request duration'));
      const shared = [...words].filter((word) => about.has(word)).length;
      if (shared < words.size / 3)
        report(`the query reads ${name}, which the text above it isn't about`, 'correct one');
    }
    for (const [, labels = ''] of node.value.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of labels.split(/, */))
        if (label !== 'le' && label !== 'app' && !text.includes(label))
          report(`the query groups by ${label}, and the text above it doesn't`, 'group by app');
    for (const [, label = '', value = ''] of node.value.matchAll(/[{,](\w+)=~?"([^"]*)"/g))
      if (
        /^\d/.test(value) !== (label === 'code') ||
        (label === 'code' && !/^5\.\.$/.test(value) && !text.includes(value))
      )
        report(`the query selects ${label} "${value}"`, 'select a status by code, such as 5.. for failures');
    const quantile = /histogram_quantile\(0?\.(\d+)/.exec(node.value)?.[1];
    if (node.value.includes('histogram_quantile') && !text.includes(`${quantile}th`))
      report(`the query has the quantile 0.${quantile ?? ''}`, 'use the one of the text above it');
    const other = windows.find(({value}) => value !== first?.value);
    if (first && other) report(`the query has the windows ${first.text} and ${other.text}`, 'use one window');
    const wanted = announced ?? defaultWindow;
    if (first && wanted !== first.value)
      report(
        `the query has the window ${first.text}`,
        `the text above it says ${wanted / 60_000} minutes, or nothing, which is 5`,
      );
    const divisor = /\/ (\d+)\s*$/.exec(node.value)?.[1];
    if (first && divisor !== undefined && Number(divisor) * 1000 !== first.value)
      report(`the query divides ${first.text} by ${divisor} seconds`, `divide by ${first.value / 1000}`);
  });
};

/** Window of queries without a period: five minutes, as in the reference of the metrics. */
const defaultWindow = 300_000;

const setting =
  /[` ]((?:[a-z]\w*\.)*(?:startTimeout|stopGrace|idleTimeout|memory|concurrency|vcpus|max|min|mode|restart|size|retries|timeout|interval)): ([\w.-]+) ?`/g;

/** Reports settings in a sentence that no manifest of the page has, although one sets the field to something else. */
export const checkSettings: PageCheck = (page, {readExample}, report) => {
  const ofPage = readSettings(page.fences, readExample);
  for (const {text, line, kind} of readClaims(page)) {
    const below = page.fences.find((fence) => text.endsWith(':') && fence.line > line && fence.line < line + 4);
    const values = below ? readSettings([below], readExample) : ofPage;
    // Rows and advice list alternatives to the page's manifest.
    const isAdvice =
      kind === 'row' ||
      /\b(?:if|choose|try|instead|for example|such as|raise|increase|with `|or `|to keep|always|scheduler|shorten|set|need|unless)\b/i.test(
        text,
      );
    for (const {path, value} of below || !isAdvice ? readStated(text) : []) {
      const known = values.get(path.split('.').at(-1) ?? '');
      if (!known || known.has(value)) continue;
      const place = below ? 'the manifest below it has' : "the page's manifests have";
      const what = `the text says \`${path}: ${value}\`, and ${place} ${[...known].join(', ')}`;
      report(line, what, 'correct one of them');
    }
  }
};

/** The settings in the inline code of a text. */
function readStated(text: string): {path: string; value: string}[] {
  const inCode = text.replace(/`[^`]*`/g, (code) => code.replace(/[{},]/g, '`'));
  return [...inCode.matchAll(setting)].map(([, path = '', value = '']) => ({path, value}));
}

function readSettings(fences: Page['fences'], readExample: ExampleReader): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const fence of fences) {
    if (fence.kind !== 'manifest' && fence.kind !== 'manifest-fragment') continue;
    const text = resolveFence(fence, readExample)?.text;
    if (text !== undefined) collect(parseQuietly(text), values);
  }
  return values;
}

function collect(value: unknown, values: Map<string, Set<string>>): void {
  if (Array.isArray(value)) value.forEach((item) => collect(item, values));
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'object') collect(item, values);
    else values.set(key, (values.get(key) ?? new Set()).add(String(item)));
  }
}

function parseQuietly(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined; // the syntax check reports it
  }
}

/**
 * Compares the messages that a guide quotes in its Troubleshooting section with its example's test: a step must expect
 * each, or the example must give a reason, which a step makes superfluous.
 */
export const checkMessages: PageCheck = (page, {guides, readExample}, report) => {
  const guide = guides.find(({doc}) => page.file === `docs/${doc}.mdx`);
  const source = guide && readExample(`${guide.example}/example.json`);
  if (!source) return;
  const {texts, excused} = readExpectations(JSON.parse(source));
  const quotes = new Set<string>();
  let section = '';
  let start = 1;
  visit(page.tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) section = toString(node).trim();
    if (node.type !== 'listItem' || section !== 'Troubleshooting') return;
    start = node.position?.start.line ?? 1;
    const [text] = node.children;
    const symptom = text?.type === 'paragraph' ? text.children[0] : undefined;
    if (symptom?.type !== 'strong') return report(start, "a symptom isn't bold", 'begin each item with "**Symptom:**"');
    visit(symptom, 'inlineCode', ({value: quote, position}) => {
      quotes.add(quote);
      const isExpected = texts.some((expected) => containsQuote(expected, quote));
      const line = position?.start.line ?? 1;
      if (isExpected && excused.has(quote))
        report(line, `a step of ${guide.example} prints \`${quote}\``, 'remove it from "unprovoked" in example.json');
      if (isExpected || excused.has(quote)) return;
      const what = `no failure of the example ${guide.example} prints \`${quote}\``;
      report(line, what, 'copy the message, or add a step to "failures" in example.json');
    });
  });
  if (quotes.size < minQuotedMessages)
    report(start, `the guide quotes ${quotes.size} messages`, `quote at least ${minQuotedMessages} as symptoms`);
  for (const quote of excused)
    if (!quotes.has(quote))
      report(start, `the guide doesn't quote \`${quote}\``, 'remove it from "unprovoked" in example.json');
};

/** Reports settings in a guide's Manifest section that its example's manifest doesn't have. */
export const checkExcerpts: PageCheck = (page, {guides, readExample}, report) => {
  const guide = guides.find(({doc}) => page.file === `docs/${doc}.mdx`);
  const manifest = guide && readExample(`${guide.example}/${brand.manifest}`);
  if (!manifest) return;
  let section = '';
  for (const node of page.tree.children) {
    if (node.type === 'heading' && node.depth === 2) section = toString(node).trim();
    if (node.type !== 'code' || node.lang !== 'yaml' || section !== 'Manifest' || !node.value) continue;
    if (contains(parseQuietly(manifest), parseQuietly(node.value))) continue;
    const what = `examples/${guide.example}/${brand.manifest} doesn't contain these settings`;
    report(node, what, 'copy them from the example');
  }
};

/** Whether a value contains a part: an object its keys, and a list each item of the part. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((item) => whole.some((each) => contains(each, item)));
  if (!isObject(part)) return whole === part;
  return isObject(whole) && Object.entries(part).every(([key, value]) => contains(whole[key], value));
}

/** Whether a text contains a quote; `…` in the quote matches anything. */
function containsQuote(text: string, quote: string): boolean {
  let from = 0;
  for (const part of quote.split('…')) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** What the steps of an example expect, and the messages that none can show. */
function readExpectations(example: unknown): {texts: string[]; excused: Set<string>} {
  const texts: string[] = [];
  const excused = new Set<string>();
  const read = (item: unknown, isExcuse: boolean): void => {
    if (Array.isArray(item)) item.forEach((each) => read(each, isExcuse));
    if (!isObject(item)) return;
    const {contains = [], equals = '', what} = item;
    texts.push([contains, equals].flat().join('\n'));
    if (isExcuse && typeof what === 'string') excused.add(what);
    for (const [key, value] of Object.entries(item)) read(value, key === 'unprovoked');
  };
  read(example, false);
  return {texts, excused};
}

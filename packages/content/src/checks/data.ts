import {brand} from '@aloft/platform/brand';
import {isObject} from '@aloft/platform/values';
import {visitParents} from 'unist-util-visit-parents';
import {readBlocks} from '../fences/examples';
import {isManifest} from '../fences/parseFence';
import {overlap, readClaims, readText, stems} from '../prose/prose';
import {readQuantities, readTimeUnit} from '../prose/quantities';
import {lineOf} from '../pages/tree';
import type {Facts} from '../facts/siteFacts';
import type {PageCheck} from './Check';
import {findYamlLine, parseQuietly} from './syntax';

/** Reports JSON that shows a resource, a log line or an error with fields or values that it doesn't have. */
export const checkJson: PageCheck = (page, {facts}, report) => {
  for (const {kind, meta, text, line} of page.fences) {
    const value = kind === 'json' && !meta.example ? parseQuietly(text) : undefined;
    if (!isObject(value)) continue;
    const lineFor = (...path: string[]) => line + 1 + findYamlLine(text, path);
    const {error} = value;
    if (isObject(error) && !facts.errorCodes.includes(String(error.code)))
      report(lineFor('error', 'code'), `there is no error ${JSON.stringify(error.code)}`, 'write an error code');
    const record = isObject(error) ? undefined : findRecord(Object.keys(value), facts.records);
    for (const [key, item] of record ? Object.entries(value) : []) {
      const [what, how] = findMistake(key, item, value, record!, page.source) ?? [];
      if (what && how) report(lineFor(key), what, how);
    }
  }
};

type Json = Readonly<Record<string, unknown>>;
type Resource = Facts['records'][number];

/** The record that has most of the keys. */
function findRecord(keys: readonly string[], records: Facts['records']): Resource | undefined {
  const score = ({fields}: Resource) => {
    const names = new Set(fields.map(({path}) => path.split('.')[0]));
    return keys.filter((key) => names.has(key)).length / Math.max(keys.length, names.size * 0.7);
  };
  const [best] = [...records].sort((a, b) => score(b) - score(a));
  return best && keys.length > 2 && score(best) >= 0.6 ? best : undefined;
}

/** What is wrong with a record's field, and how to fix it. */
function findMistake(key: string, item: unknown, {app}: Json, {kind, fields}: Resource, source: string) {
  const {values, type, example} = fields.find(({path}) => path.split('.')[0] === key) ?? {};
  const text = String(item);
  const quoted = JSON.stringify(item);
  if (!type) return [`a ${kind} has no field "${key}"`, `use one of ${fields.map(({path}) => path).join(', ')}`];
  if (item === null) return undefined;
  if (values && !values.includes(text))
    return [`"${key}" of a ${kind} can't be ${quoted}`, `use one of ${values.join(', ')}`];
  if (type === 'timestamp' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text))
    return [`"${key}" is not a time in UTC`, 'write it like 2026-03-02T09:41:12Z'];
  if (key === 'machine' && typeof app === 'string' && !new RegExp(`^${app}-\\d+$`).test(text))
    return [`"${text}" is not a machine of ${app}`, `write ${app}-1`];
  if (key === 'namespace' && item !== example && !source.replace(quoted, '').includes(text))
    return [`the page has no namespace ${quoted}`, 'use the one of the page'];
  return undefined;
}

/** Window of queries whose sentence states none, as in the reference of the metrics. */
const defaultWindow = 5 * 60_000;

/** The window that a sentence states. A rate per second is averaged over one that it doesn't name. */
function readWindow(text: string): number {
  const [, rate, past] = /\bper (minute|hour|day)\b|\b(?:last|past) (minute|hour|day|week)\b/.exec(text) ?? [];
  const stated = readQuantities(text).find(({kind}) => kind === 'time')?.value;
  return stated ?? readTimeUnit(past ?? rate ?? '') ?? defaultWindow;
}

/** Reports queries whose windows or divisor contradict each other or the sentence above them. */
export const checkQueries: PageCheck = (page, _, report) => {
  let above = '';
  visitParents(page.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') above = readText(node).toLowerCase();
    if (node.type !== 'code' || node.lang !== 'promql') return;
    const {value: query} = node;
    const expect = (isRight: boolean, what: string, how: string) => isRight || report(lineOf(node) + 1, what, how);
    const quantile = /histogram_quantile\(0?\.(\d+)/.exec(query)?.[1];
    const isAbove = !quantile || above.includes(`${quantile}th`);
    expect(isAbove, `the query has the quantile 0.${quantile}`, 'use the one above');
    const series = quantile ? /_bucket$/ : /_(?:total|sum|count)$/;
    for (const [, name = ''] of query.matchAll(new RegExp(`(?:rate|increase)\\((${brand.cli}_\\w+)`, 'g')))
      expect(series.test(name), `the query reads the rate of ${name}`, 'read a counter, or buckets for a quantile');
    const about = stems(above.replace('response time', 'service request duration'));
    for (const [name] of query.matchAll(new RegExp(`\\b${brand.cli}_\\w+`, 'g'))) {
      const words = stems(name.replace(/^[a-z]+_|_(?:bucket|sum|count|total|seconds)\b/g, ''));
      const isAbout = overlap(words, about) >= words.size / 3;
      expect(isAbout, `the query reads ${name}, which the text above it isn't about`, 'correct one');
    }
    for (const label of query.match(/(?<=\bby \([^)]*)\w+/g) ?? [])
      expect(/^(?:le|app)$/.test(label) || above.includes(label), `the query groups by ${label}`, 'group by app');
    for (const [, label = '', value = ''] of query.matchAll(/[{,](\w+)=~?"([^"]*)"/g)) {
      const isStatus = /^5\.\.$/.test(value) || (/^\d/.test(value) && above.includes(value));
      const isRight = label === 'code' ? isStatus : !/^\d/.test(value);
      expect(isRight, `the query selects ${label} "${value}"`, 'select a status by code, such as 5.. for failures');
    }
    const wanted = readWindow(above);
    const windows = [...query.matchAll(/\[(\d+)([smhdw])\]/g)];
    const how = `the text above it says ${wanted / 60_000} minutes, or nothing, which is 5`;
    for (const [text, count, unit = ''] of windows)
      expect(Number(count) * readTimeUnit(unit)! === wanted, `the query has the window ${text}`, how);
    const divisor = windows[0] && /\/ (\d+)\s*$/.exec(query)?.[1];
    const isWindow = divisor === undefined || Number(divisor) * 1000 === wanted;
    expect(isWindow, `the query divides ${windows[0]?.[0]} by ${divisor} seconds`, `divide by ${wanted / 1000}`);
  });
};

const setting =
  /((?:[a-z]\w*\.)*(?:startTimeout|stopGrace|idleTimeout|memory|concurrency|vcpus|max|min|mode|restart|size|retries|timeout|interval)): ([\w.-]+)/g;

/** Reports settings in a sentence that the manifest below it sets to something else. */
export const checkSettings: PageCheck = (page, {readExample}, report) => {
  const manifests = readBlocks(page, readExample).filter(({kind}) => isManifest(kind));
  for (const {text, line} of readClaims(page)) {
    const below = manifests.find((block) => text.endsWith(':') && block.line > line && block.line < line + 4);
    const values = listValues(below && parseQuietly(below.text));
    for (const code of below ? (text.match(/`[^`]+`/g) ?? []) : [])
      for (const [, path = '', value = ''] of code.matchAll(setting)) {
        const known = values.filter(([key]) => key === path.split('.').at(-1)).map(([, each]) => each);
        const what = `the text says \`${path}: ${value}\`, and the manifest below it has ${[...new Set(known)].join(', ')}`;
        if (known.length > 0 && !known.includes(value)) report(line, what, 'correct one of them');
      }
  }
};

/** The scalars in a value, with their keys. */
function listValues(value: unknown): [key: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'object' ? listValues(item) : [[key, String(item)] as [string, string]],
  );
}

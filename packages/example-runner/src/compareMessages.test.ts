import path from 'node:path';
import {readFileSync} from 'node:fs';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parsePage} from '@aloft/content/pages';
import {minQuotedMessages} from '@aloft/content/checks';
import {examplesRoot, listExamples, readExample} from './readExample';
import type {Example} from './types';
import {compareMessages} from './compareCommands';

const repository = path.resolve(__dirname, '../../..');
const examples = listExamples()
  .map((id) => readExample(path.join(examplesRoot, id), id))
  .filter(({guide}) => guide.startsWith('/docs/guides-and-samples/'));

/** The tables of a guide's Troubleshooting section, or the last table of a guide without that section. */
function findFailureTables(guide: string): Table[] {
  const {tree} = parsePage(guide, readFileSync(path.join(repository, `${guide}.mdx`), 'utf8'));
  const all: Table[] = [];
  const troubleshooting: Table[] = [];
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) section = toString(node).trim();
    if (node.type !== 'table') return;
    all.push(node);
    if (section === 'Troubleshooting') troubleshooting.push(node);
  });
  return troubleshooting.length > 0 ? troubleshooting : all.slice(-1);
}

/** Inline code in the first column of a guide's troubleshooting tables. */
function readQuotes(guide: string): string[] {
  const quotes: string[] = [];
  for (const row of findFailureTables(guide).flatMap(({children}) => children.slice(1)))
    visit(row.children[0]!, 'inlineCode', ({value}) => void quotes.push(value.replaceAll('\\|', '|')));
  return quotes;
}

describe('messages that a guide quotes in its troubleshooting table', () => {
  test.each(examples.map((example) => [example.guide, example] as const))('%s', (guide, example) => {
    const quotes = readQuotes(guide);
    expect(
      quotes.length,
      `${guide}: quote at least ${minQuotedMessages} messages as inline code in the first column of the table`,
    ).toBeGreaterThanOrEqual(minQuotedMessages);
    expect(compareMessages(quotes, example)).toEqual([]);
  });
});

describe('compareMessages', () => {
  const example: Example = {
    guide: '/docs/x',
    title: 'X',
    level: 'served',
    label: 'served with',
    toolchains: [],
    versions: [],
    failures: [{run: 'app', exitCode: 1, contains: 'cannot open /data/x: permission denied'}],
    script: [{request: 'GET /', contains: ['no such page', 'try again']}],
    unprovoked: [{what: 'the disk is full', why: 'stands in the source of version 1.2'}],
  };

  test('accepts quotes that occur in a step, even in part, and those with a reason', () => {
    expect(compareMessages(['cannot open …: permission denied', 'no such page', 'the disk is full'], example)).toEqual(
      [],
    );
  });

  test('reports a quote that occurs in no step, and a reason that is not needed', () => {
    expect(
      compareMessages(['cannot open … denied: /data', 'try again'], {
        ...example,
        unprovoked: [
          {what: 'try again', why: 'seen once'},
          {what: 'gone', why: 'seen once'},
        ],
      }),
    ).toEqual([
      '`cannot open … denied: /data`: no step shows it: provoke it in "failures" or "script", or give the ground in "unprovoked"',
      'example.json: unprovoked: "try again" is provoked by a step: remove it',
      'example.json: unprovoked: "gone" is not quoted by the guide: remove it',
    ]);
  });
});

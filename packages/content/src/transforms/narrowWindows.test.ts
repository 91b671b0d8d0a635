import type {Table} from 'mdast';
import {expect, it} from 'vitest';
import type {Element, Root as HastRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {breakCode, longestRow, rehypeLongCode, remarkStackedTables} from './narrowWindows';

function transformEntry(value: string): string {
  const literal = {type: 'Literal', value};
  const estree = {type: 'Program', body: [{type: 'ArrayExpression', elements: [literal]}]};
  const tree = {type: 'root', children: [{type: 'mdxjsEsm', value: '', data: {estree}}]} as unknown as HastRoot;
  rehypeLongCode()(tree);
  return literal.value;
}

it.each([
  ['<code>machine.healthcheck.http.path</code>', '<code>machine.<wbr>healthcheck.<wbr>http.<wbr>path</code>'],
  ['<code>aloft_machine_state</code>', '<code>aloft_<wbr>machine_<wbr>state</code>'],
  ['<code>machine.vcpus</code>', '<code>machine.vcpus</code>'],
  ['Monitor health_checks.and_so_on', 'Monitor health_checks.and_so_on'],
])('breaks %s between its words', (value, expected) => {
  expect(transformEntry(value)).toBe(expected);
});

function render(value: string, isCell = false): string {
  const code: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]};
  breakCode(code, isCell);
  return toHtml(code);
}

it.each([
  ['-XX:+HeapDumpOnOutOfMemoryError', '<span class="al-word">-XX:+</span>HeapDumpOnOutOfMemoryError'],
  [
    '-Djdk.virtualThreadScheduler.parallelism=4',
    '<span class="al-word">-Djdk.</span>virtualThreadScheduler.<wbr>parallelism=4',
  ],
  ['ActiveRecord::ConnectionNotEstablished', 'ActiveRecord::<wbr>ConnectionNotEstablished'],
  ['https://guestbook.acme.apps.aloft.example/', 'https://guestbook.<wbr>acme.<wbr>apps.<wbr>aloft.<wbr>example/'],
  ['httpx.Limits(max_keepalive_connections=0)', 'httpx.Limits(<wbr>max_<wbr>keepalive_<wbr>connections=0)'],
  [
    'uv sync --locked --no-install-project',
    'uv sync <span class="al-word">--locked</span> <span class="al-word">--no-install-project</span>',
  ],
])('lets the long code %s break after its punctuation, but keeps flags on one line', (word, html) => {
  expect(render(word)).toBe(`<code class="al-long">${html}</code>`);
});

it('leaves code that fits into a line unchanged', () => {
  expect(render('--max-old-space-size')).toBe('<code>--max-old-space-size</code>');
});

it.each([
  ['healthcheck.http.port', 'healthcheck.<wbr>http.<wbr>port'],
  ['ScheduledExecutorService', 'Scheduled<wbr>Executor<wbr>Service'],
  ['X-Forwarded-Proto', '<span class="al-word">X-Forwarded-Proto</span>'],
])('breaks the shorter word %s in a table', (word, html) => {
  expect(render(word, true)).toBe(`<code>${html}</code>`);
});

function markTable(...rows: string[][]): Table {
  const table: Table = {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
    })),
  };
  remarkStackedTables()({type: 'root', children: [table]});
  return table;
}

const header = ['Error', 'Cause', 'Fix'];
const long = 'x'.repeat(longestRow);

it('marks a table with three columns of prose', () => {
  expect(markTable(header, ['a', long, 'c'])).toMatchObject({data: {hProperties: {className: ['al-stacked']}}});
});

it.each([
  ['short rows', ['Error', 'Cause', long], ['', long, '']],
  ['two columns', ['Error', 'Cause'], ['a', long]],
  ['four columns', [...header, 'Since'], ['a', long, 'c', 'd']],
])('leaves a table with %s unchanged', (_, ...rows) => {
  expect(markTable(...rows)).not.toHaveProperty('data');
});

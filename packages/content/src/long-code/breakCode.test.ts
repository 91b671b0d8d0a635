import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {breakCode} from './breakCode';

function render(value: string, className = ['al-long'], isCell = false): string {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [...className]},
    children: [{type: 'text', value}],
  };
  breakCode(code, isCell);
  return toHtml(code);
}

it('keeps flags on one line', () => {
  expect(render('uv sync --locked --no-install-project')).toBe(
    '<code class="al-long">uv sync <span class="al-word">--locked</span> <span class="al-word">--no-install-project</span></code>',
  );
});

it.each([
  ['-XX:+HeapDumpOnOutOfMemoryError', '<span class="al-word">-XX:+</span>HeapDumpOnOutOfMemoryError'],
  [
    '-Djdk.virtualThreadScheduler.parallelism=4',
    '<span class="al-word">-Djdk.</span>virtualThreadScheduler.<wbr>parallelism=4',
  ],
  ['ActiveRecord::ConnectionNotEstablished', 'ActiveRecord::<wbr>ConnectionNotEstablished'],
  ['https://guestbook.acme.apps.aloft.example/', 'https://guestbook.<wbr>acme.<wbr>apps.<wbr>aloft.<wbr>example/'],
  ['httpx.Limits(max_keepalive_connections=0)', 'httpx.Limits(<wbr>max_<wbr>keepalive_<wbr>connections=0)'],
])('lets the long word %s break after its punctuation', (word, html) => {
  expect(render(word)).toBe(`<code class="al-long">${html}</code>`);
});

it('leaves code that fits into a line unchanged', () => {
  expect(render('--max-old-space-size', [])).toBe('<code class="">--max-old-space-size</code>');
});

it.each([
  ['healthcheck.http.port', 'healthcheck.<wbr>http.<wbr>port'],
  ['ScheduledExecutorService', 'Scheduled<wbr>Executor<wbr>Service'],
  ['X-Forwarded-Proto', '<span class="al-word">X-Forwarded-Proto</span>'],
])('breaks the shorter word %s in a table', (word, html) => {
  expect(render(word, [], true)).toBe(`<code class="">${html}</code>`);
});

import {load} from 'cheerio';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {languages} from '../fences/languages';
import {highlightCode} from './highlightCode';

const names = [...new Set([...languages.values()].map(({name}) => name))];
const plain = {lines: {}, words: [], numbers: false};

const textOf = (html: string) => load(html, null, false).text();

it.each(names)('has a grammar for %s and keeps the text', (language) => {
  const text = '<b class="x">$ a & b</b>\n\n# 1 "two"\n---\n{three: [4]}';
  expect(textOf(highlightCode(text, language, plain))).toBe(text);
});

it('keeps any text and escapes its tags', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...names), (text, language) => {
      const html = highlightCode(text, language, plain);
      expect(textOf(html)).toBe(text);
      expect(html.replace(/<\/?span(?: class="[a-z -]+")?>/g, '')).not.toMatch(/[<>]/);
    }),
    {numRuns: 400},
  );
});

it('styles the prompt, command and output of a transcript differently', () => {
  const html = highlightCode('$ aloft m list -n acme \\\n  --output json\nNAME\n', 'console', plain);
  expect(html).toContain('<span class="tok-prompt">$ </span><span class="tok-function">aloft</span>');
  expect(html).toContain('<span class="tok-keyword">m list</span>');
  expect(html).toContain('<span class="tok-property">--output</span> json');
  expect(html).toContain('<span class="tok-output out-heading">NAME</span>');
});

it('recognizes a string after an equals sign', () => {
  const line = 'aloft build --build-secret token="$HOME/token"';
  const html = highlightCode(`${line}\n${line}`, 'bash', plain);
  expect(html.split('\n')[1]).toBe(highlightCode(line, 'bash', plain));
  expect(html).toContain('<span class="tok-string">&quot;</span>');
});

it.each(['deploy', 'm list', 'service get', 'namespaces list', 'cert list'])(
  'marks the command words of `aloft %s`',
  (words) => {
    for (const language of ['bash', 'sh', 'powershell', 'console'] as const) {
      const html = highlightCode(`${language === 'console' ? '$ ' : ''}aloft ${words} web`, language, plain);
      expect(html).toContain(`<span class="tok-keyword">${words}</span> web`);
    }
  },
);

it('colors numbers in a shell, but not part of an IP address', () => {
  const html = highlightCode('sleep 90; psql --host=127.0.0.1', 'bash', plain);
  expect(html.match(/tok-number/g)).toHaveLength(1);
});

it('does not highlight commands in comments and strings', () => {
  expect(highlightCode('# aloft deploy\necho "aloft deploy"', 'bash', plain)).not.toContain('tok-keyword');
});

it.each([
  [{lines: {mark: [2]}}, '<span class="line">a\n</span><mark class="line">b c\n</mark>'],
  [{lines: {ins: [2], del: [1]}}, '<del class="line">a\n</del><ins class="line">b c\n</ins>'],
  [{lines: {error: [1]}}, '<mark class="line wrong">a\n</mark><span class="line">b c\n</span>'],
  [{lines: {focus: [2]}}, '<span class="line dim">a\n</span><span class="line">b c\n</span>'],
  [{lines: {labels: [2]}}, '<span class="line">a\n</span><span class="line" data-label="1">b c\n</span>'],
  [{numbers: true}, '<span class="line">a\n</span><span class="line">b c\n</span>'],
  [{words: ['b']}, 'a\n<mark class="word">b</mark> c'],
])('marks lines and words: %j', (options, html) => {
  expect(highlightCode('a\nb c', 'text', {...plain, ...options})).toBe(html);
});

it('marks a word that spans several tokens', () => {
  const html = highlightCode('const port = 8080;', 'js', {...plain, words: ['port = 8080']});
  expect(textOf(html.match(/<mark class="word">[^<]*<\/mark>/g)!.join(''))).toBe('port = 8080');
  expect(textOf(html)).toBe('const port = 8080;');
});

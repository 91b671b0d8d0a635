import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {collectInlineHashes, type InlineHashes} from './collectInlineHashes';

let directory = '';
beforeAll(() => (directory = mkdtempSync(path.join(tmpdir(), 'hashes-'))));
afterAll(() => rmSync(directory, {recursive: true, force: true}));

function hashesOf(...pages: string[]): InlineHashes {
  const files = pages.map((html, index) => {
    const file = path.join(directory, `${index}.html`);
    writeFileSync(file, html);
    return file;
  });
  return collectInlineHashes(files);
}
const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

it('hashes each inline script and style once', () => {
  const page =
    '<!doctype html><script>\n"<p>" && a()</script><body><SCRIPT type="module">b</SCRIPT >' +
    '<script src="/c.js"></script><script data-rh=true type=application/ld+json>{"d": 1}</script>' +
    '<code>&lt;script>e&lt;/script></code><scripted>f</scripted>';
  expect(hashesOf(page, page)).toEqual({
    scripts: [hash('\n"<p>" && a()'), hash('b')].sort(),
    styles: [],
    namesScripts: true,
  });
});

it('lists the hashes of styles and scripts separately', () => {
  const page = '<!doctype html><style data-href=/a.css>a>b{c:d}</style><script>e()</script><p style="f:g">Text';
  expect(hashesOf(page, page)).toEqual({
    scripts: [hash('e()')],
    styles: [hash('a>b{c:d}')],
    namesScripts: false,
  });
});

it('returns no hashes for a page without scripts', () => {
  expect(hashesOf('<!doctype html><p>Text.')).toEqual({scripts: [], styles: [], namesScripts: false});
});

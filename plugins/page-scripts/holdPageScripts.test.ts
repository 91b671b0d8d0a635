import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {holdPageScripts} from './holdPageScripts';

let folder = '';
const script = 'x.push([{markup:{__html:"<b>One</b>"}},{markup:{__html:"Two"}}])';
const list = (page: string) => /json id=page-scripts>(.*?)</.exec(readFileSync(page, 'utf8'))?.[1];

function writePage(body: string): string {
  const page = path.join(folder, 'index.html');
  const names = JSON.stringify(['/js/main.aaaa1111.js', '/js/12.bbbb2222.js']);
  writeFileSync(page, `<body>${body}<script type=application/json id=page-scripts>${names}</script>`);
  return page;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'held-'));
  mkdirSync(path.join(folder, 'js'));
  writeFileSync(path.join(folder, 'js/main.aaaa1111.js'), 'main()');
  writeFileSync(path.join(folder, 'js/12.bbbb2222.js'), script);
});
afterEach(() => rmSync(folder, {recursive: true}));

it('names a shorter script in the page and keeps the other', () => {
  const page = writePage('<p data-static><b>One</b></p><p class=a data-static="">Two</p>');
  const written = holdPageScripts(folder, [page]);
  const files = readdirSync(path.join(folder, 'js'));
  expect(files).toHaveLength(3);
  const held = files.find((file) => file.startsWith('12.') && file !== '12.bbbb2222.js')!;
  expect(written).toEqual([path.join(folder, 'js', held)]);
  expect(readFileSync(path.join(folder, 'js', held), 'utf8')).toBe(
    'x.push([{markup:pageMarkup[0]},{markup:pageMarkup[1]}])',
  );
  expect(list(page)).toBe(JSON.stringify([`/js/${held}`, '/js/main.aaaa1111.js']));
  expect(readFileSync(path.join(folder, 'js/12.bbbb2222.js'), 'utf8')).toBe(script);
});

it('stops when the page does not hold what the script needs', () => {
  const page = writePage('<p data-static><b>One</b></p>');
  expect(() => holdPageScripts(folder, [page])).toThrow(/index\.html has 1 elements of finished HTML and its script 2/);
});

it('leaves a page without finished HTML as it is', () => {
  writeFileSync(path.join(folder, 'js/12.bbbb2222.js'), 'nothing()');
  const page = writePage('<p>One</p>');
  const before = readFileSync(page, 'utf8');
  expect(holdPageScripts(folder, [page])).toEqual([]);
  expect(readFileSync(page, 'utf8')).toBe(before);
});

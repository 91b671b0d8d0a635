import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createScriptHolder} from './createScriptHolder';

let folder = '';
const script = 'x.push([{markup:{__html:"<b>One</b>"}},{markup:{__html:"Two"}}])';
const list = (html: string) => /json id=page-scripts>(.*?)</.exec(html)?.[1];

function makePage(body: string): string {
  const names = JSON.stringify(['/js/main.aaaa1111.js', '/js/12.bbbb2222.js']);
  return `<body>${body}<script type=application/json id=page-scripts>${names}</script>`;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'held-'));
  mkdirSync(path.join(folder, 'js'));
  writeFileSync(path.join(folder, 'js/main.aaaa1111.js'), 'main()');
  writeFileSync(path.join(folder, 'js/12.bbbb2222.js'), script);
});
afterEach(() => rmSync(folder, {recursive: true}));

it('names a shorter script in the page and keeps the other', () => {
  const holder = createScriptHolder(folder);
  const page = holder.hold('index.html', makePage('<p data-static><b>One</b></p><p class=a data-static="">Two</p>'));
  const files = readdirSync(path.join(folder, 'js'));
  expect(files).toHaveLength(3);
  const held = files.find((file) => file.startsWith('12.') && file !== '12.bbbb2222.js')!;
  expect(holder.written()).toEqual([path.join(folder, 'js', held)]);
  expect(readFileSync(path.join(folder, 'js', held), 'utf8')).toBe(
    'x.push([{markup:pageMarkup[0]},{markup:pageMarkup[1]}])',
  );
  expect(list(page)).toBe(JSON.stringify([`/js/${held}`, '/js/main.aaaa1111.js']));
  expect(readFileSync(path.join(folder, 'js/12.bbbb2222.js'), 'utf8')).toBe(script);
});

it('stops when the page does not hold what the script needs', () => {
  const page = makePage('<p data-static><b>One</b></p>');
  expect(() => createScriptHolder(folder).hold('index.html', page)).toThrow(
    'index.html has 1 elements of finished HTML and its script 2',
  );
});

it('leaves a page without finished HTML as it is', () => {
  writeFileSync(path.join(folder, 'js/12.bbbb2222.js'), 'nothing()');
  const page = makePage('<p>One</p>');
  const holder = createScriptHolder(folder);
  expect(holder.hold('index.html', page)).toBe(page);
  expect(holder.written()).toEqual([]);
});

// cspell:ignore phoenixframework
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readGuides} from '@aloft/content/guides';
import {listFiles} from '../../hosting/listFiles';
import {drawSprite} from '../../plugins/guides';
import {makeDirectory} from '../makeDirectory';

const root = process.cwd();
const spriteIds = (sprite: string) => [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id!);

test('the logo sprite contains each logo of the guides once', () => {
  const guides = readGuides(root);
  expect(spriteIds(drawSprite(root, guides))).toEqual([...new Set(guides.flatMap(({logos}) => logos))].sort());
});

test('a logo that is missing from the icon package is reported with the record', () => {
  const guide = {logos: ['no-such-logo'], titlePlace: {file: 'examples/a/b/example.json', line: 4}} as const;
  expect(() => drawSprite(root, [guide])).toThrow(
    /^examples\/a\/b\/example\.json:4: the icon package has no logo "no-such-logo": /,
  );
});

test('the icon sprite contains the icons of the pages', () => {
  const files = ['docs', 'site/src/components/home'].flatMap((folder) => listFiles(folder));
  const used = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bicon(?:=|: )["']([\w-]+)/g)]);
  expect(used.length).toBeGreaterThan(0);
  const ids = spriteIds(readFileSync('site/static/img/icons.svg', 'utf8'));
  expect(ids).toEqual(expect.arrayContaining(used.map(([, id]) => id)));
});

test.each(readGuides(root))('the guide $doc starts with the specifics of Aloft, and ends with next steps', ({doc}) => {
  const text = readFileSync(`docs/${doc}.mdx`, 'utf8');
  const body = text.replace(/^---$.*?^---$/ms, '').trim();
  const [opening = ''] = body.split('\n\n');
  expect(opening).toMatch(/standby|\bwakes?\b|edge proxy|\bAloft\b/);
  const [heading = '', ...lines] = text.slice(text.lastIndexOf('\n## ') + 1).split('\n');
  expect(heading).toBe('## Next steps');
  const items = lines.filter(Boolean);
  expect(items.length).toBeGreaterThan(1);
  expect(items.filter((line) => !/^- .*\]\(\/docs\//.test(line))).toEqual([]);
});

const project = makeDirectory('records');
mkdirSync(join(project, 'examples/elixir/phoenix'), {recursive: true});
cpSync('examples/example.schema.json', join(project, 'examples/example.schema.json'));

const card = {title: 'Phoenix', group: 'Elixir', logos: ['phoenixframework'], text: 'A release on the BEAM'};
const guide = '/docs/guides-and-samples/languages/elixir/phoenix';
const record = {guide, card, language: 'elixir', search: ['phoenix']};
const read = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  writeFileSync(join(project, 'examples/elixir/phoenix/example.json'), text);
  return readGuides(project);
};

test.each([
  [{...record, card: undefined}, ':1: the record must have required property \'card\': give "title", "group"'],
  [{...record, card: {...card, logos: ['No']}}, ':7: card.logos.0 must match pattern'],
  [{...record, card: {...card, text: 'A full stop.'}}, ':9: card.text must match pattern'],
  ['{"guide": ', ':1: the record is not valid JSON: '],
])('%# records that are incomplete are reported with their line', (value, problem) => {
  expect(() => read(value)).toThrow(`examples/elixir/phoenix/example.json${problem}`);
});

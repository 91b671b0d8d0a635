import {expect, it} from 'vitest';
import {ContentError} from '../problems';
import {checkedLanguages} from './languages';
import {classifyFence, parseFence} from './parseFence';

const place = {file: 'docs/a.mdx', line: 7};

it('parses every word of an info string', () => {
  expect(
    parseFence('go', 'example="go/generic/main.go#routes" mark="2,4-6" ins=3 words="a|b c" numbers wrap', place),
  ).toEqual({
    language: 'go',
    example: {path: 'go/generic/main.go', region: 'routes'},
    title: 'main.go',
    lines: {mark: [2, 4, 5, 6], ins: [3]},
    words: ['a', 'b c'],
    numbers: true,
    wrap: true,
  });
  expect(parseFence('console', "scenario=two-apps expect-error=name-taken title='A title'", place)).toEqual({
    language: 'console',
    scenario: 'two-apps',
    expectError: 'name-taken',
    title: 'A title',
    lines: {},
    words: [],
    numbers: false,
    wrap: false,
  });
});

it('normalizes the spelling of each language', () => {
  expect(parseFence('ts', null, place).language).toBe('typescript');
  expect(parseFence('yml', '', place).language).toBe('yaml');
});

it.each([
  [null, '', 'the fence has no language'],
  ['klingon', '', 'the language `klingon` is unknown'],
  ['constructor', '', 'the language `constructor` is unknown'],
  ['mermaid', '', 'styles that the Content-Security-Policy blocks'],
  ['bash', 'showLineNumbers', 'write `numbers`'],
  ['bash', '{2,4-6}', 'write mark="2,4-6"'],
  ['bash', 'titel="x"', 'unknown word `titel`'],
  ['bash', 'title', '`title` in the fence has no value'],
  ['bash', 'title=""', '`title` in the fence has no value'],
  ['bash', 'wrap=yes', '`wrap` in the fence does not take a value'],
  ['bash', 'wrap wrap', 'contains `wrap` twice'],
  ['bash', 'title="open', 'is not understood'],
  ['bash', '{1,2}', 'is not understood'],
  ['yaml', 'manifest=part', 'manifest="part" is unknown'],
  ['bash', 'mark="3-1"', 'is not a list of lines'],
  ['go', 'example="../secret"', 'is not a path under examples/'],
  ['go', 'example="/etc/passwd"', 'is not a path under examples/'],
  ['go', 'example="a/b#"', 'is not a path under examples/'],
])('rejects %s %s', (language, meta, message) => {
  expect(() => parseFence(language, meta, place)).toThrow(ContentError);
  expect(() => parseFence(language, meta, place)).toThrow(message);
  expect(() => parseFence(language, meta, place)).toThrow('docs/a.mdx:7: ');
});

const classOf = (language: string, meta = '') => classifyFence(parseFence(language, meta, place), place);

it.each([
  ['console', '', 'transcript'],
  ['yaml', 'title="aloft.yaml"', 'manifest'],
  ['yaml', 'title="api/aloft.yaml"', 'manifest'],
  ['yaml', 'manifest=fragment title="aloft.yaml"', 'manifest-fragment'],
  ['yaml', 'example="go/generic/aloft.yaml"', 'manifest'],
  ['yaml', 'example="go/generic/aloft.yaml#scale"', 'manifest-fragment'],
  ['yaml', 'title=".github/workflows/deploy.yml"', 'yaml'],
  ['sh', '', 'shell'],
  ['bash', '', 'shell'],
  ['dockerfile', '', 'dockerfile'],
  ['ts', '', 'source:typescript'],
  ['go', 'example="go/generic/main.go"', 'source:go'],
])('%s %s is %s', (language, meta, kind) => {
  expect(classOf(language, meta)).toBe(kind);
});

it('gives each checked language its own class, and other Prism languages their name', () => {
  for (const language of checkedLanguages) expect(classOf(language)).not.toMatch(/^source:/);
  const classes = ['elixir', 'html', 'xml', 'svg', 'docker', 'cs'].map((language) => classOf(language));
  expect(classes.join(' ')).toBe('source:elixir source:html source:xml source:markup dockerfile source:csharp');
  expect(() => classOf('klingon')).toThrow('docs/a.mdx:7: the language `klingon` is unknown: ');
});

it.each([
  ['json', 'manifest=fragment', "marks a block that isn't yaml"],
  ['bash', 'scenario=fresh', "marks a block that isn't console"],
  ['bash', 'expect-error=name-taken', 'marks a block of class shell'],
  ['console', 'example="a/b/c.txt"', 'a transcript names an example'],
])('rejects %s %s', (language, meta, message) => {
  expect(() => classOf(language, meta)).toThrow(message);
});

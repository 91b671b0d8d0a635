import {expect, it} from 'vitest';
import {classifyFence, parseFence} from './parseFence';
import {checkedLanguages} from './languages';

const place = {file: 'docs/a.mdx', line: 3};
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
  expect(['elixir', 'html', 'xml', 'svg', 'docker', 'cs'].map((language) => classOf(language))).toEqual([
    'source:elixir',
    'source:html',
    'source:xml',
    'source:markup',
    'dockerfile',
    'source:csharp',
  ]);
  expect(() => classOf('klingon')).toThrow('docs/a.mdx:3: the language `klingon` is unknown: ');
});

it.each([
  ['json', 'manifest=fragment', "marks a block that isn't yaml"],
  ['bash', 'scenario=fresh', "marks a block that isn't console"],
  ['bash', 'expect-error=name-taken', 'marks a block of class shell'],
  ['console', 'example="a/b/c.txt"', 'a transcript names an example'],
])('rejects %s %s', (language, meta, message) => {
  expect(() => classOf(language, meta)).toThrow(message);
});

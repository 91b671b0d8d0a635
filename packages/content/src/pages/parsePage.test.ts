import {describe, expect, it} from 'vitest';
import {formatProblem} from '../problems';
import {parsePage} from './parsePage';

const problemsOf = (source: string) => parsePage('docs/a.mdx', source).problems.map(formatProblem);

describe('parsePage', () => {
  it('returns front matter and fences with their lines, also inside admonitions and tabs', () => {
    const page = parsePage(
      'docs/a.mdx',
      '---\ntitle: A\ndescription: >-\n  Long\n---\n\n## B {#id}\n\n:::note[Title]\n\n```json\n{}\n```\n\n:::\n\n<Tabs>\n<TabItem value="a">\n\n```bash\nls\n```\n\n</TabItem>\n</Tabs>\n',
    );
    expect(page.problems).toEqual([]);
    expect(page.frontMatter.get('description')).toEqual({value: 'Long', line: 3});
    expect(page.fences.map(({line, endLine, kind}) => [line, endLine, kind])).toEqual([
      [11, 13, 'json'],
      [20, 22, 'shell'],
    ]);
  });

  it('reports a syntax error with its line', () => {
    expect(problemsOf('# A\n\n<Open>\n')[0]).toMatch(/^docs\/a\.mdx:\d+: the page does not parse/);
    expect(problemsOf('---\ntitle: a\nb: [1\n---\n')[0]).toMatch(/^docs\/a\.mdx:3: the front matter is not valid YAML/);
    expect(problemsOf('a\n\n```\nb\n```\n')).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:3: the fence has no language/),
    ]);
    expect(problemsOf('```json\n```\n')).toEqual([expect.stringMatching(/^docs\/a\.mdx:1: the block is empty/)]);
    expect(problemsOf('```go example="a/b"\nx\n```\n')).toEqual([
      expect.stringMatching(/names an example but isn't empty/),
    ]);
  });
});

import {expect, it} from 'vitest';
import {collectProblems, formatProblem} from '../problems';
import {checkFrontMatter} from '../checks/frontMatter';
import {parsePage} from './parsePage';

const problemsOf = (source: string) => parsePage('docs/a.mdx', source).problems.map(formatProblem);

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

it.each([
  ['\uFEFF---\ntitle: A\n---\n', '1: the front matter begins with a byte-order mark', 'save it as UTF-8'],
  ['---\ntitle: Security: how\n---\n', '2: the front matter is not valid YAML', "in quotation marks: title: 'Security"],
  ['---\ntitle: A\ntitle: B\n---\n', '3: the front matter is not valid YAML', 'remove one of the two lines'],
])('names the one cause in %j', (source, what, how) => {
  const page = parsePage('docs/a.mdx', source);
  const context = {sidebars: new Set<string>(), facts: {scenarios: []}};
  const own = collectProblems(page.file, (report) => checkFrontMatter(page, context as never, report));
  expect([...page.problems, ...own].map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`^docs/a.mdx:${what}.*${how}`)),
  ]);
});

it('reads Windows line ends like others', () => {
  const source = '---\ntitle: A\n---\n\n```console\n$ aloft deploy \\\n    --wait\n```\n';
  const read = ({source: text, fences}: ReturnType<typeof parsePage>) => [text, fences];
  expect(read(parsePage('docs/a.mdx', source.replaceAll('\n', '\r\n')))).toEqual(read(parsePage('docs/a.mdx', source)));
});

it.each([
  ['# A\n\n<Open>\n', /^docs\/a\.mdx:\d+: the page does not parse/],
  ['---\ntitle: a\nb: [1\n---\n', /^docs\/a\.mdx:3: the front matter is not valid YAML/],
  ['a\n\n```\nb\n```\n', /^docs\/a\.mdx:3: the fence has no language/],
  ['```json\n```\n', /^docs\/a\.mdx:1: the block is empty/],
  ['```go example="a/b"\nx\n```\n', /names an example but isn't empty/],
])('reports the one syntax error of %j', (source, problem) => {
  expect(problemsOf(source)).toEqual([expect.stringMatching(problem)]);
});

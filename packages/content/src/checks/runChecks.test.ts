import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {sampleFacts} from '../facts/fixtures/sampleFacts';
import {sampleGuide} from '../guides/fixtures/sampleGuide';
import {readExampleFile} from '../fences/examples';
import {parsePage} from '../pages/parsePage';
import {collectProblems, formatProblem} from '../problems';
import {indexSite} from '../pages/siteIndex';
import {cases} from './fixtures';
import {pageChecks, siteChecks} from './runChecks';
import type {CheckContext} from './Check';

const directory = join(__dirname, 'fixtures');
const context: CheckContext = {
  facts: sampleFacts,
  readExample: readExampleFile(join(__dirname, '../fences/fixtures')),
  components: new Set(['Card', 'Cards', 'Limit', 'Term']),
  sidebars: new Set(['guides']),
  guides: [],
};
const names = [...Object.keys(pageChecks), ...Object.keys(siteChecks)].filter((name) => !(name in cases));

/** Problems that a check finds in `good.mdx` or `bad.mdx`. A site check also gets `other.mdx`. */
async function check(name: string, page: 'good' | 'bad'): Promise<string[]> {
  const read = (file: string) => {
    const parsed = parsePage(`docs/${file}`, readFileSync(join(directory, name, file), 'utf8'));
    expect(parsed.problems).toEqual([]);
    return parsed;
  };
  const other = existsSync(join(directory, name, 'other.mdx')) ? [read('other.mdx')] : [];
  const own = {...context, guides: [{...sampleGuide, doc: page}]};
  const parsed = read(`${page}.mdx`);
  const problems = pageChecks[name]
    ? collectProblems(parsed.file, (report) => pageChecks[name]!(parsed, own, report))
    : await siteChecks[name]!([...other, parsed], own);
  return problems.filter(({file}) => !file.endsWith('other.mdx')).map(formatProblem);
}

const other = parsePage(
  'docs/other.mdx',
  '---\ntitle: Volumes\ndescription: Storage\n---\n\n## Resize\n\nText with `SOME_NAME` and `SOME_NAME`.\n',
);

const draw = (description: string, texts: readonly string[]) =>
  `<svg><title>Machines</title><desc>${description}</desc>${texts.map((text) => `<text>${text}</text>`).join('')}</svg>`;
const drawings = new Map([
  ['good', draw('One machine at release 3 is running.', ['running', '3'])],
  ['bad', draw('One machine at release 3.', ['running', '3', '7'])],
]);

/** Problems in a page that consists of a text. */
function checkText(name: string, text: string): string {
  const page = parsePage('docs/page.mdx', `---\ntitle: Page\n---\n${text}\n`);
  expect(page.problems).toEqual([]);
  const site = indexSite('/', [page, other], []);
  const example = '{"failures":[{"contains":"no such big file"}],"unprovoked":[{"what":"never seen","why":"x"}]}';
  const own: CheckContext = {
    ...context,
    site,
    guides: [{...sampleGuide, doc: 'page'}],
    readExample: (path) => ({'app/example.json': example, 'app/aloft.yaml': 'machine: {memory: 1Gi}'})[path],
    drawings,
  };
  const problems = collectProblems(page.file, (report) => pageChecks[name]!(page, own, report));
  for (const {file, line} of problems) expect([file, line > 3]).toEqual(['docs/page.mdx', true]);
  return problems.map(({what, how}) => `${what}: ${how}`).join('\n');
}

it('every check has fixtures, and no fixture is unused', () => {
  const directories = readdirSync(directory).filter((entry) => !entry.endsWith('.ts'));
  expect(directories.sort()).toEqual([...names].sort());
  for (const name of Object.keys(cases)) expect(pageChecks[name]).toBeDefined();
});

it.each(Object.entries(cases).flatMap(([name, {good}]) => good.map((text) => [name, text] as const)))(
  '%s accepts %j',
  (name, text) => expect(checkText(name, text)).toBe(''),
);

it.each(Object.entries(cases).flatMap(([name, {bad}]) => bad.map(([text, problem]) => [name, text, problem] as const)))(
  '%s reports %j',
  (name, text, problem) => expect(checkText(name, text)).toContain(problem),
);

it.each(names)('%s accepts a good page', async (name) => {
  expect(await check(name, 'good')).toEqual([]);
});

it.each(names)('%s reports the problems of a bad page', async (name) => {
  const problems = await check(name, 'bad');
  expect(problems).not.toEqual([]);
  await expect(`${problems.join('\n')}\n`).toMatchFileSnapshot(join(directory, name, 'bad.txt'));
});

it('checkFixedHeadings reports the order and missing headings', () => {
  const headings = ['Before you begin', 'Verify', 'Deploy', 'Troubleshooting', 'Next steps'];
  const source = headings.map((heading) => `## ${heading}\n`).join('\n');
  const page = parsePage('docs/guides-and-samples/software/redis.mdx', source);
  const problems = collectProblems(page.file, (report) => pageChecks.checkFixedHeadings!(page, context, report));
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining(':5: the heading "Deploy" comes after "Verify": keep the order Prerequisites, '),
    expect.stringContaining(':1: the page does not have the headings "Prerequisites": add or rename'),
  ]);
});

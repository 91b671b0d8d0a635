import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {sampleFacts} from '../facts/fixtures/sampleFacts';
import {sampleGuide} from '../guides/fixtures/sampleGuide';
import {readExampleFile} from '../fences/examples';
import {parsePage} from '../pages/parsePage';
import {collectProblems, formatProblem} from '../problems';
import {pageChecks, siteChecks} from './runChecks';
import type {CheckContext} from './Check';

/** A directory of pages for each check. `site/tests/content/pageMutation.test.ts` proves the page checks without one. */
const directory = join(__dirname, 'fixtures');
const names = readdirSync(directory);
const context: CheckContext = {
  facts: sampleFacts,
  readExample: readExampleFile(join(__dirname, '../fences/fixtures')),
  components: new Set(['Card', 'Cards', 'Limit', 'Term']),
  sidebars: new Set(['guides']),
  guides: [],
};

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

it('every check of the site has fixtures', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(siteChecks)));
});

it.each(names)('%s accepts a good page', async (name) => {
  expect(await check(name, 'good')).toEqual([]);
});

it.each(names)('%s reports the problems of a bad page', async (name) => {
  const problems = await check(name, 'bad');
  expect(problems).not.toEqual([]);
  await expect(`${problems.join('\n')}\n`).toMatchFileSnapshot(join(directory, name, 'bad.txt'));
});

import {expect, it} from 'vitest';
import {sampleFacts} from '../facts/fixtures/sampleFacts';
import {parsePage} from '../pages/parsePage';
import {collectProblems, formatProblem} from '../problems';
import type {CheckContext} from './Check';
import {checkFixedHeadings} from './headings';

const context: CheckContext = {
  facts: sampleFacts,
  readExample: () => undefined as never,
  guides: [],
  components: new Set(),
  sidebars: new Set(),
};

const check = (file: string, headings: readonly string[]) => {
  const page = parsePage(file, headings.map((heading) => `## ${heading}\n`).join('\n'));
  return collectProblems(file, (report) => checkFixedHeadings(page, context, report)).map(formatProblem);
};

it('reports the order and missing headings', () => {
  const headings = ['Before you begin', 'Verify', 'Deploy', 'Troubleshooting', 'Next steps'];
  expect(check('docs/guides-and-samples/software/redis.mdx', headings)).toEqual([
    expect.stringContaining(':5: the heading "Deploy" comes after "Verify": keep the order Prerequisites, '),
    expect.stringContaining(':1: the page does not have the headings "Prerequisites": add or rename'),
  ]);
});

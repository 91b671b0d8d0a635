import type {Problem} from '../problems/Problem';
import type {Guide} from './GuideRecord';

const guideFile = /^docs\/guides-and-samples\/(languages|software)\//;

/**
 * Finds records without a page, pages without a record, and pages with several records.
 *
 * @param files paths of the pages from the project's root
 */
export function findGuideProblems(guides: readonly Guide[], files: readonly string[]): Problem[] {
  const fileOf = ({doc}: Guide) => `docs/${doc}.mdx`;
  const withoutPage = guides
    .filter((guide) => !files.includes(fileOf(guide)))
    .map((guide) => ({
      ...guide.place,
      what: `the guide's page ${fileOf(guide)} does not exist`,
      how: 'write the page, or correct the route',
    }));
  const repeated = guides
    .filter(({doc}, index) => guides.findIndex((other) => other.doc === doc) < index)
    .map((guide) => ({
      ...guide.place,
      what: `${fileOf(guide)} has another record`,
      how: 'keep one record for each guide',
    }));
  const recorded = new Set(guides.map(fileOf));
  const withoutRecord = files
    .filter((file) => guideFile.test(file) && !recorded.has(file))
    .map((file) => ({
      file,
      line: 1,
      what: 'the guide has no record',
      how: 'run `npm run new:guide -- group/name "Title"`, or name its route in the `guide` of an example.json',
    }));
  return [...withoutPage, ...repeated, ...withoutRecord];
}

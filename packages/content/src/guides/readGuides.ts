import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import Ajv from 'ajv';
import type {GuideCard, LinkedGuideCard} from './guides';
import {failAt, type Place, type Problem} from '../problems';
import {summarizeTest} from '../reference/examples';
import {readVerifications} from '../samples/verifications';
import {findYamlLine, parseJson} from '../checks/syntax';
import {listSamples} from '../samples/listSamples';

/** The part of an `example.json` that describes the guide. `examples/example.schema.json` documents it for editors. */
export interface GuideRecord {
  /** Route of the guide, without a slash at its end. */
  readonly guide: string;
  readonly card: GuideCard & Pick<Guide, 'order'>;
  /** Fence language of the example's code, such as `php`. */
  readonly language: string;
  /** Search queries that find the guide. */
  readonly search: readonly string[];
}

/** A guide with the source locations that problems name. */
export interface Guide extends LinkedGuideCard, Omit<GuideRecord, 'guide' | 'card'> {
  /** Id of the example, such as `php/laravel`. */
  readonly example: string;
  /** Id of the doc, which is its path below `docs/` without the extension. */
  readonly doc: string;
  /** Position in the group. Guides with the same order are sorted by title, and those without one come last. */
  readonly order?: number;
  /** Location of the route in the record. */
  readonly place: Place;
  /** Location of the title in the record. */
  readonly titlePlace: Place;
}

/** A part of the records' JSON Schema. */
interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: object;
}

/** Directories of guides. Other pages can show an example too, but they don't have a card. */
const guideRoute = /^\/docs\/guides-and-samples\/(languages|software)\//;
/** Last group of the list, because its guides aren't about apps. */
const lastGroup = 'Software';
const required = ['card', 'language', 'search'] as const;

/**
 * Reads the guides of a project from their records `examples/<group>/<name>/example.json`, in the order of the sidebar.
 *
 * @param root absolute path of the project
 * @throws ContentError with file and line for a record that is incomplete or isn't JSON
 */
export function readGuides(root: string): readonly Guide[] {
  const schema = JSON.parse(readFileSync(join(root, 'examples/example.schema.json'), 'utf8')) as Schema;
  const properties = Object.fromEntries(required.map((part) => [part, schema.properties?.[part]]));
  const verifications = readVerifications(join(root, 'examples'));
  const validate = new Ajv({verbose: true, strict: false, meta: false, validateSchema: false}).compile({
    type: 'object',
    properties,
    required,
    definitions: schema.definitions,
  });
  const readRecord = (example: string): Guide[] => {
    const file = `examples/${example}/example.json`;
    if (!existsSync(join(root, file))) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const placeOf = (...path: string[]) => ({file, line: 1 + findYamlLine(text, path)});
    const [mistake] = parseJson(text);
    if (mistake) failAt({file, line: mistake.line + 1}, 'the record is not valid JSON', 'fix its commas and braces');
    const record = JSON.parse(text) as GuideRecord | null;
    if (!guideRoute.test(record?.guide ?? '')) return [];
    if (!validate(record)) {
      const [{instancePath = '', message = '', params = {}, parentSchema} = {}] = validate.errors ?? [];
      const path = instancePath.split('/').slice(1);
      const {missingProperty} = params as {missingProperty?: string};
      const {description = 'see examples/example.schema.json', properties: known} = parentSchema as Schema;
      const how = (missingProperty && known?.[missingProperty]?.description) || description;
      failAt(placeOf(...path), `${path.join('.') || 'the record'} ${message}`, how);
    }
    const {guide, card, language, search} = record!;
    const verification = verifications[example];
    return [
      {
        ...card,
        ...(verification && {tested: summarizeTest(verification)}),
        language,
        search,
        example,
        doc: guide.slice('/docs/'.length),
        path: guide.replace(/\/index$/, '/'),
        // Only problems need the lines, which take longer than the rest.
        get place() {
          return placeOf('guide');
        },
        get titlePlace() {
          return placeOf('card', 'title');
        },
      },
    ];
  };
  return listSamples(join(root, 'examples')).flatMap(readRecord).sort(compareGuides);
}

function compareGuides(one: Guide, other: Guide): number {
  const isLast = (guide: Guide) => Number(guide.group === lastGroup);
  return (
    isLast(one) - isLast(other) ||
    one.group.localeCompare(other.group, 'en') ||
    (one.order ?? 10) - (other.order ?? 10) ||
    one.title.localeCompare(other.title, 'en')
  );
}

/** The guide on a page. */
export const findGuide = (guides: readonly Guide[], {file}: {readonly file: string}): Guide | undefined =>
  guides.find(({doc}) => file === `docs/${doc}.mdx`);

/**
 * Finds records without a page, pages without a record, and pages with several records.
 *
 * @param files paths of the pages from the project's root
 */
export function findGuideProblems(guides: readonly Guide[], files: readonly string[]): Problem[] {
  const recorded = guides.map(({doc}) => `docs/${doc}.mdx`);
  const ofRecords = guides.flatMap((guide, index): Problem[] => {
    const file = recorded[index]!;
    const exists = files.includes(file);
    if (exists && recorded.indexOf(file) === index) return [];
    const problem = exists
      ? {what: `${file} has another record`, how: 'keep one record for each guide'}
      : {what: `the guide's page ${file} does not exist`, how: 'write the page, or correct the route'};
    // Reading the place parses the record, so only a problem does it.
    return [{...guide.place, ...problem}];
  });
  const how = 'run `npm run new:guide -- group/name "Title"`, or name its route in the `guide` of an example.json';
  const ofPages = files
    .filter((file) => guideRoute.test(`/${file}`) && !recorded.includes(file))
    .map((file) => ({file, line: 1, what: 'the guide has no record', how}));
  return [...ofRecords, ...ofPages];
}

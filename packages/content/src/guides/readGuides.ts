import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import Ajv from 'ajv';
import {isNode, LineCounter, parseDocument} from 'yaml';
import type {GuideCard, LinkedGuideCard} from './guides';
import {ContentError, type Place, type Problem} from '../problems';
import {readVerifications, summarizeTest} from '../reference/examples';

/** The part of an `example.json` that describes the guide. `examples/example.schema.json` documents it for editors. */
export interface GuideRecord {
  /** Route of the guide, without a slash at its end. */
  readonly guide: string;
  readonly card: GuideCard & {
    /** Position in the group. Guides with the same order are sorted by title, and those without one come last. */
    readonly order?: number;
  };
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
  /** Location of the route in the record. */
  readonly place: Place;
  /** Location of the title in the record. */
  readonly titlePlace: Place;
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
  const properties = Object.fromEntries(required.map((part) => [part, schema.properties[part]]));
  const {definitions} = schema;
  const verifications = readVerifications(root);
  const validate = new Ajv({verbose: true, strict: false, meta: false, validateSchema: false}).compile({type: 'object', properties, required, definitions});
  const readRecord = (file: string): Guide[] => {
    const text = readFileSync(join(root, file), 'utf8');
    const placeOf = (path: readonly (string | number)[]) => ({file, line: findLine(text, path)});
    const record = parseRecord(file, text);
    if (!guideRoute.test(record?.guide ?? '')) return [];
    if (!validate(record)) {
      const [{instancePath = '', message = '', params = {}, parentSchema} = {}] = validate.errors ?? [];
      const path = instancePath.split('/').slice(1);
      const {missingProperty} = params as {missingProperty?: string};
      const {description = 'see examples/example.schema.json', properties: known} = parentSchema as Property;
      const how = (missingProperty && known?.[missingProperty]?.description) || description;
      throw new ContentError({...placeOf(path), what: `${path.join('.') || 'the record'} ${message}`, how});
    }
    const {guide, card, ...rest} = record!;
    const doc = guide.slice('/docs/'.length);
    const example = file.split('/').slice(1, 3).join('/');
    const verification = verifications[example];
    return [
      {
        ...rest,
        ...card,
        ...(verification && {tested: summarizeTest(verification)}),
        example,
        doc,
        path: guide.replace(/\/index$/, '/'),
        // Only problems need the lines, which take longer than the rest.
        get place() {
          return placeOf(['guide']);
        },
        get titlePlace() {
          return placeOf(['card', 'title']);
        },
      },
    ];
  };
  return listRecords(root).flatMap(readRecord).sort(compareGuides);
}

function parseRecord(file: string, text: string): GuideRecord | null {
  try {
    return JSON.parse(text) as GuideRecord | null;
  } catch {
    const lines = new LineCounter();
    const [error] = parseDocument(text, {lineCounter: lines}).errors;
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    throw new ContentError({file, line, what: 'the record is not valid JSON', how: 'fix its commas and braces'});
  }
}

/** The line of a value; 1 for a value that isn't there. */
function findLine(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  const node = path.length > 0 ? parseDocument(text, {lineCounter: lines}).getIn(path, true) : undefined;
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
}

interface Property {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Property>>;
}

interface Schema {
  readonly properties: Readonly<Record<string, Property>>;
  readonly definitions: object;
}

function listRecords(root: string): string[] {
  const directories = (parent: string) =>
    readdirSync(join(root, parent), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => `${parent}/${name}`);
  return directories('examples')
    .flatMap(directories)
    .map((directory) => `${directory}/example.json`)
    .filter((file) => existsSync(join(root, file)));
}

type Sorted = Guide & {readonly order?: number};

function compareGuides(one: Sorted, other: Sorted): number {
  const isLast = (guide: Sorted) => Number(guide.group === lastGroup);
  return (
    isLast(one) - isLast(other) ||
    one.group.localeCompare(other.group, 'en') ||
    (one.order ?? 10) - (other.order ?? 10) ||
    one.title.localeCompare(other.title, 'en')
  );
}

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

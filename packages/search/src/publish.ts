import type {Client, CollectionCreateSchema} from 'typesense';
import {synonyms} from './synonyms';
import {levels, type SearchRecord} from './types';

const batchSize = 250;

/** Where and how records are published. */
export interface PublishTarget {
  readonly client: Client;
  /** Collection name in readers' queries: an alias of the newest collection. */
  readonly alias: string;
  /** Reports progress, one line at a time. */
  readonly report: (line: string) => void;
}

/** Names of the collections behind the alias, newest first. The suffix is the creation time. */
export async function listGenerations({client, alias}: PublishTarget): Promise<readonly string[]> {
  const collections = await client.collections().retrieve();
  return collections
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1)))
    .sort((a, b) => Number(b.slice(alias.length + 1)) - Number(a.slice(alias.length + 1)));
}

/** The collection that the alias points to; undefined before the first one is published. */
export async function findCurrent({client, alias}: PublishTarget): Promise<string | undefined> {
  try {
    return (await client.aliases(alias).retrieve()).collection_name;
  } catch (error) {
    if ((error as {httpStatus?: number}).httpStatus === 404) return undefined;
    throw error;
  }
}

function createSchema(name: string): CollectionCreateSchema {
  const text = {type: 'string', optional: true} as const;
  const facet = {type: 'string', facet: true} as const;
  return {
    name,
    enable_nested_fields: true,
    token_separators: ['_', '-', '.'],
    default_sorting_field: 'weight.page_rank',
    fields: [
      ...levels.map((level) => ({name: `hierarchy.${level}`, ...text})),
      ...['content', 'code'].map((field) => ({name: field, ...text})),
      ...['anchor', 'url', 'kind', 'summary'].map((field) => ({name: field, ...text, index: false})),
      ...['url_without_anchor', 'type', 'language', 'docusaurus_tag', 'area'].map((field) => ({name: field, ...facet})),
      ...['level', 'position', 'page_rank'].map((field) => ({name: `weight.${field}`, type: 'int32'}) as const),
    ],
  };
}

/** Typesense doesn't store null, so fields without a value are left out. */
function toDocument({objectID, hierarchy, ...rest}: SearchRecord): Record<string, unknown> {
  const withoutNull = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
  return {...withoutNull(rest), id: objectID, hierarchy: withoutNull(hierarchy)};
}

async function importBatch({client}: PublishTarget, collection: string, batch: readonly SearchRecord[]): Promise<void> {
  // `upsert` makes the client's retries of a batch safe.
  const results = await client
    .collections(collection)
    .documents()
    .import(batch.map(toDocument), {action: 'upsert', throwOnFail: false});
  const failed = results.find(({success}) => !success);
  if (failed !== undefined) throw new Error(`the server rejected a record: ${failed.error ?? 'no reason given'}`);
  if (results.length !== batch.length)
    throw new Error(`${batch.length} records were sent, but the server returned ${results.length} results`);
}

async function importRecords(
  target: PublishTarget,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  for (let start = 0; start < records.length; start += batchSize) {
    await importBatch(target, collection, records.slice(start, start + batchSize));
    target.report(`${Math.min(start + batchSize, records.length)} of ${records.length} records`);
  }
}

async function fill(target: PublishTarget, name: string, records: readonly SearchRecord[]): Promise<void> {
  await target.client.collections().create(createSchema(name));
  await importRecords(target, name, records);
  const collection = target.client.collections(name);
  for (const [phrase, meanings] of Object.entries(synonyms))
    await collection.synonyms().upsert(phrase.replace(/[^a-z0-9]+/gi, '-'), {root: phrase, synonyms: [...meanings]});
  const {num_documents: count} = await collection.retrieve();
  if (count !== records.length)
    throw new Error(`${records.length} records were sent, but the collection contains ${count}`);
}

/**
 * Fills a new collection, checks that it's complete, and then points the alias to it. The previous collection is kept
 * for a rollback; older ones are deleted.
 * @param time used for the name of the collection, in milliseconds
 * @returns name of the new collection
 * @throws Error when the collection can't be filled; the alias doesn't change
 */
export async function publishRecords(
  target: PublishTarget,
  records: readonly SearchRecord[],
  time: number,
): Promise<string> {
  const {client, alias, report} = target;
  if (records.length === 0) throw new Error('There are no records to publish. Run `npm run build` first.');
  const before = await findCurrent(target);
  const name = `${alias}_${time}`;
  try {
    await fill(target, name, records);
  } catch (error) {
    await client
      .collections(name)
      .delete()
      .catch(() => undefined);
    throw new Error(`Nothing was published, and the current collection stays in use: ${(error as Error).message}`);
  }
  await client.aliases().upsert(alias, {collection_name: name});
  report(`${alias} is ${name} now${before === undefined ? '' : `; ${before} is kept for a rollback`}.`);
  const old = (await listGenerations(target)).filter((generation) => generation !== name && generation !== before);
  for (const generation of old) await client.collections(generation).delete();
  return name;
}

/**
 * Points the alias to the previous collection.
 * @throws Error when there is none
 */
export async function rollBack(target: PublishTarget): Promise<string> {
  const current = await findCurrent(target);
  const previous = (await listGenerations(target)).find((name) => name !== current);
  if (previous === undefined) throw new Error(`There is no collection of ${target.alias} to go back to.`);
  await target.client.aliases().upsert(target.alias, {collection_name: previous});
  target.report(`${target.alias} is ${previous} again; ${current ?? 'nothing'} is kept.`);
  return previous;
}

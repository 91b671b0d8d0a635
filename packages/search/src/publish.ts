import type {Client} from 'typesense';
import {synonyms} from './query';
import {findArea, kindWeights, type SearchRecord} from './types';

const text = {type: 'string', optional: true} as const;
const facet = {type: 'string', facet: true} as const;
const schema = {
  token_separators: ['_', '-', '.'],
  default_sorting_field: 'page_rank',
  fields: [
    ...['title', 'name', 'trail', 'text', 'code', 'keywords'].map((name) => ({name, ...text})),
    {name: 'parents', type: 'string[]', optional: true} as const,
    ...['url', 'kind', 'summary'].map((name) => ({name, ...text, index: false})),
    ...['path', 'language', 'docusaurus_tag', 'area'].map((name) => ({name, ...facet})),
    ...['kind_rank', 'page_rank'].map((name) => ({name, type: 'int32'}) as const),
  ],
};

/** A record as Typesense stores it. Results without a match in the text show its first block. */
export const toDocument = (record: SearchRecord): Readonly<Record<string, unknown>> & {readonly id: string} => ({
  ...record,
  id: record.url,
  summary: record.text.split('\n')[0]!,
  area: findArea(record.path) ?? 'none',
  kind_rank: Math.round(100 * kindWeights[record.kind]),
});

/**
 * Fills a new collection, checks that it's complete, points the alias to it, and deletes the older ones.
 * @throws Error when the collection can't be filled; the alias doesn't change
 */
export async function publishRecords(client: Client, alias: string, records: readonly SearchRecord[], sets = synonyms) {
  if (records.length === 0) throw new Error('There are no records to publish. Run `npm run build` first.');
  const name = `${alias}_${Date.now()}`;
  const collection = client.collections(name);
  try {
    await client.collections().create({name, ...schema});
    // `upsert` makes the client's retries safe.
    await collection.documents().import(records.map(toDocument), {action: 'upsert'});
    const {num_documents: count} = await collection.retrieve();
    if (count !== records.length)
      throw new Error(`${records.length} records were sent, but the collection contains ${count}`);
    for (const [root, others] of Object.entries(sets))
      await collection.synonyms().upsert(root.replace(/[^a-z0-9]+/gi, '-'), {root, synonyms: [...others]});
  } catch (error) {
    await collection.delete().catch(() => undefined);
    throw new Error(`Nothing was published, and the current collection stays in use: ${(error as Error).message}`);
  }
  await client.aliases().upsert(alias, {collection_name: name});
  for (const {name: other} of await client.collections().retrieve())
    if (other !== name && other.startsWith(`${alias}_`) && /^\d+$/.test(other.slice(alias.length + 1)))
      await client.collections(other).delete();
  return name;
}

import {synonyms} from '../../../platform/search/synonyms';
import type {SearchRecord} from '../../../platform/search/types';
import {collectionSchema} from './collectionSchema';
import {importRecords} from './importRecords';
import {findCurrent, listGenerations, type PublishTarget} from './PublishTarget';

async function fill(target: PublishTarget, name: string, records: readonly SearchRecord[]): Promise<void> {
  await target.client.collections().create(collectionSchema(name));
  await importRecords(target, name, records);
  for (const [word, meanings] of Object.entries(synonyms)) {
    const id = word.replace(/[^a-z0-9]+/gi, '-');
    await target.client
      .collections(name)
      .synonyms()
      .upsert(id, {root: word, synonyms: [...meanings]});
  }
  const {num_documents: count} = await target.client.collections(name).retrieve();
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
  const generations = await listGenerations(target);
  const previous = generations.find((name) => name !== current);
  if (previous === undefined) throw new Error(`There is no collection of ${target.alias} to go back to.`);
  await target.client.aliases().upsert(target.alias, {collection_name: previous});
  target.report(`${target.alias} is ${previous} again; ${current ?? 'nothing'} is kept.`);
  return previous;
}

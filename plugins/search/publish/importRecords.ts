import type {SearchRecord} from '../../../platform/search/types';
import type {PublishTarget} from './PublishTarget';

const batchSize = 250;
const attempts = 3;

/** Typesense doesn't store null, so fields without a value are left out. */
function toDocument({objectID, hierarchy, anchor, content, ...rest}: SearchRecord): Record<string, unknown> {
  return {
    ...rest,
    id: objectID,
    hierarchy: Object.fromEntries(Object.entries(hierarchy).filter(([, text]) => text !== null)),
    ...(anchor === null ? {} : {anchor}),
    ...(content === null ? {} : {content}),
  };
}

async function importBatch({client}: PublishTarget, collection: string, batch: readonly SearchRecord[]): Promise<void> {
  // `upsert` makes retries of a batch safe.
  const results = await client.collections(collection).documents().import(batch.map(toDocument), {
    action: 'upsert',
    throwOnFail: false,
  });
  const failed = results.find(({success}) => !success);
  if (failed !== undefined) throw new Error(`the server rejected a record: ${failed.error ?? 'no reason given'}`);
  if (results.length !== batch.length)
    throw new Error(`${batch.length} records were sent, but the server returned ${results.length} results`);
}

/**
 * Sends the records in batches, each up to three times.
 * @throws Error of the last attempt
 */
export async function importRecords(
  target: PublishTarget,
  collection: string,
  records: readonly SearchRecord[],
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((done) => setTimeout(done, milliseconds)),
): Promise<void> {
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize);
    for (let attempt = 1; ; attempt++) {
      try {
        await importBatch(target, collection, batch);
        break;
      } catch (error) {
        if (attempt === attempts) throw error;
        target.report(`Batch from ${start} failed (${(error as Error).message}); trying again.`);
        await wait(250 * attempt);
      }
    }
    target.report(`${Math.min(start + batchSize, records.length)} of ${records.length} records`);
  }
}

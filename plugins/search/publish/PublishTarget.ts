import type {Client} from 'typesense';

/** Where and how records are published. */
export interface PublishTarget {
  readonly client: Client;
  /** Name that readers ask: an alias of the newest collection. */
  readonly alias: string;
  /** Tells how far it is, a line at a time. */
  readonly report: (line: string) => void;
}

/** Names of the collections behind the alias, newest first. Their suffix is the time at which they were made. */
export async function listGenerations({client, alias}: PublishTarget): Promise<readonly string[]> {
  const collections = await client.collections().retrieve();
  return collections
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1)))
    .sort((a, b) => Number(b.slice(alias.length + 1)) - Number(a.slice(alias.length + 1)));
}

/** The collection that readers are given now; undefined before the first is published. */
export async function findCurrent({client, alias}: PublishTarget): Promise<string | undefined> {
  try {
    return (await client.aliases(alias).retrieve()).collection_name;
  } catch (error) {
    if ((error as {httpStatus?: number}).httpStatus === 404) return undefined;
    throw error;
  }
}

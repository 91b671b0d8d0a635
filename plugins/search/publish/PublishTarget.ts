import type {Client} from 'typesense';

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

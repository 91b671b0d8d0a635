import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** What an earlier build made, to be used again by one that would make the same. */
export interface Store<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Writes what was got or set since the store was opened, and forgets the rest. A store that nobody asked stays. */
  save(): void;
}

interface Content<Value> {
  readonly version: string;
  readonly values: ReadonlyMap<string, Value>;
}

const digestLength = 32;
const digest = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** A file that is not there, is damaged or was written by other code holds nothing. */
function read<Value>(file: string, version: string): ReadonlyMap<string, Value> {
  try {
    const data = readFileSync(file);
    const body = data.subarray(digestLength);
    if (!digest(body).equals(data.subarray(0, digestLength))) return new Map();
    const content = deserialize(body) as Content<Value>;
    return content.version === version ? content.values : new Map();
  } catch {
    return new Map();
  }
}

const fileOf = (siteDir: string, name: string): string => path.join(siteDir, 'node_modules/.cache/aloft', name);

/** Whether an earlier build has written the store, be it with other code. */
export function isStored(siteDir: string, name: string): boolean {
  return existsSync(fileOf(siteDir, name));
}

/**
 * Opens a store in the folder that builds may keep things in.
 *
 * @param siteDir absolute path of the project
 * @param name file name of the store
 * @param version changes with the code that makes the values, and with what that code reads besides the key
 */
export function openStore<Value>(siteDir: string, name: string, version: string): Store<Value> {
  const file = fileOf(siteDir, name);
  let found: ReadonlyMap<string, Value> | undefined;
  const used = new Map<string, Value>();
  let isNew = false;
  return {
    get(key) {
      found ??= read<Value>(file, version);
      const value = found.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key, value) {
      used.set(key, value);
      isNew = true;
    },
    save() {
      if (!isNew && (found === undefined || used.size === found.size)) return;
      const body = serialize({version, values: used} satisfies Content<Value>);
      mkdirSync(path.dirname(file), {recursive: true});
      // In one step: another build may read or write the file now.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, Buffer.concat([digest(body), body]));
      renameSync(draft, file);
    },
  };
}

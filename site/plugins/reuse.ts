import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * What `make` returned in the last build, if its input and the code are the same. `scripts/build.ts` sets the hash of the
 * code; without it, nothing is reused.
 *
 * @param name of the result, such as `terminal/docs/security.mdx`
 * @param input all that the result depends on, apart from code and examples
 * @param make returns what JSON can express
 */
export async function reuse<T>(name: string, input: string, make: () => T | Promise<T>): Promise<T> {
  const {INPUTS_HASH: code} = process.env;
  if (code === undefined) return make();
  const file = path.resolve('node_modules/.cache/results', `${name}.json`);
  const key = createHash('sha256').update(`${code}\0${input}`).digest('hex');
  const [last, result] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, T]) : [];
  if (last === key) return result as T;
  const made = await make();
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify([key, made]));
  return made;
}

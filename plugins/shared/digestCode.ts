import path from 'node:path';
import {hashFiles} from './hashFiles';

const root = path.join(__dirname, '../..');
/** Our code below the plugins, the plugins themselves, and the packages by their versions. */
const code = ['platform', 'markdown', 'plugins', 'package-lock.json'].map((name) => path.join(root, name));

let digest: string | undefined;

/**
 * Changes with all code that a plugin may run: what a plugin keeps for a later build was made by the same code.
 * The code that runs was loaded once, so its digest is taken once.
 */
export function digestCode(): string {
  digest ??= `${process.version} ${hashFiles(code)}`;
  return digest;
}

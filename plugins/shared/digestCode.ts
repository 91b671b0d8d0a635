import path from 'node:path';
import {hashFiles} from './hashFiles';

const root = path.join(__dirname, '../..');
/** Our code below the plugins, the plugins themselves, and the packages by their versions. */
const code = ['platform', 'markdown', 'plugins', 'package-lock.json'].map((name) => path.join(root, name));

/** Changes with all code that a plugin may run: what a plugin keeps for a later build was made by the same code. */
export function digestCode(): string {
  return `${process.version} ${hashFiles(code)}`;
}

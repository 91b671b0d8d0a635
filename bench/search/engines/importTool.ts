import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {installTool} from '../../../tests/browser/installTool';

/**
 * Imports a module of a package in `tests/tools/search-engines`, and installs the packages on first use.
 * @throws Error with the reason when the packages can't be installed
 */
export async function importTool<T>(packageName: string, file: string): Promise<T> {
  const tool = installTool('search-engines', packageName);
  if ('reason' in tool) throw new Error(tool.reason);
  return (await import(pathToFileURL(path.join(tool.directory, file)).href)) as T;
}

import Module, {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Makes Docusaurus load the configuration, the sidebars and the plugins as Node loads any module of this process.
 * By itself it does so with jiti: by Babel, which takes seconds without its cache, and anew for each of them with all
 * that it imports. The development server needs that to read a configuration that changed; a build reads it once.
 */
export function loadNatively(): void {
  const load = createRequire(path.resolve('package.json'));
  const file = createRequire(load.resolve('@docusaurus/utils')).resolve('jiti');
  const substitute = new Module(file);
  substitute.exports = () => (request: string) => preferDefault(load(request));
  substitute.loaded = true;
  load.cache[file] = substitute;
}

/** The default export with the others on it, as jiti's `interopDefault` gives it. */
function preferDefault(exported: unknown): unknown {
  const main = (exported as {default?: unknown} | null)?.default;
  if (main === null || (typeof main !== 'object' && typeof main !== 'function')) return exported;
  for (const [name, value] of Object.entries(exported as object)) {
    if (!(name in main)) Object.defineProperty(main, name, {value, configurable: true});
  }
  return main;
}

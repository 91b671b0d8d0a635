const {readFileSync} = require('node:fs');
const Module = require('node:module');

/**
 * Lets this process run the project's TypeScript, for `node --require`. A build starts with 80 to 240 files of it: tsx,
 * which runs all other commands, takes a second more for them, and looks at each module of Docusaurus too.
 */
if (process.features.require_module) {
  const {transformSync} = require('@swc/core');
  // So that errors name the lines of the source.
  process.setSourceMapsEnabled(true);
  const read = (module, filename) => {
    const {code} = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      configFile: false,
      swcrc: false,
      sourceMaps: 'inline',
      module: {type: 'commonjs'},
      jsc: {
        target: 'es2023',
        parser: {syntax: 'typescript', tsx: filename.endsWith('.tsx')},
        transform: {react: {runtime: 'automatic'}},
      },
    });
    module._compile(code, filename);
  };
  for (const extension of ['.ts', '.tsx']) Module._extensions[extension] = read;
} else {
  // Before Node 20.19 packages of ES modules cannot be required, and tsx turns them into others.
  require('tsx/cjs');
}

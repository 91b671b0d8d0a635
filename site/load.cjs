const {_extensions: loaders} = require('node:module');
const native = loaders['.js'];
// Docusaurus's own loader transpiles the configuration and each plugin with Babel, which takes 6 s without its cache.
require('tsx/cjs');
const transpile = loaders['.js'];
// Packages aren't transpiled. Their ES modules are then those that Docusaurus imports, instead of copies.
const load = (module, file) => (/[\\/]node_modules[\\/]/.test(file) ? native : transpile)(module, file);
if (process.features.require_module) Object.assign(loaders, {'.js': load, '.mjs': load});
// Docusaurus's loader `jiti` then leaves TypeScript to the runtime.
process.env.JITI_EXPERIMENTAL_BUN = 'true';
// Node.js would read the source map of each module.
process.setSourceMapsEnabled(false);

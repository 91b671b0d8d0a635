// Docusaurus's own loader transpiles the configuration and each plugin with Babel, which takes 6 s without its cache.
require('tsx/cjs');
// Docusaurus's loader `jiti` then leaves TypeScript to the runtime.
process.env.JITI_EXPERIMENTAL_BUN = 'true';
// Node.js would read the source map of each module.
process.setSourceMapsEnabled(false);

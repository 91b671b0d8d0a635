// Docusaurus's own loader transpiles the configuration and each plugin with Babel, which takes 6 s without its cache.
require('tsx/cjs');
// Node.js would read the source map of each module.
process.setSourceMapsEnabled(false);

// Loads a test's configuration as `site/load.cjs` loads the site's.
require('tsx/cjs');
module.exports = require(process.env.SITE_CONFIG).default;

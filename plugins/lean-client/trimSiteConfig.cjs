/** Fields of the configuration that only the build reads; among them all that is given to plugins, as the sidebars. */
const buildOnly = [
  'plugins',
  'presets',
  'themes',
  'markdown',
  'ssrTemplate',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'storage',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];
/** The same of the theme: highlighting is done at build. */
const buildOnlyOfTheme = ['prism', 'mermaid', 'blog'];

/**
 * Loader of the generated configuration, which the browser's bundle otherwise holds whole.
 * @param {string} source a module that exports one JSON value
 * @returns {string} the same without what only the build reads
 */
module.exports = function trimSiteConfig(source) {
  const json = /export default (\{[\s\S]*\});?\s*$/.exec(source)?.[1];
  if (!json) throw new Error(`${this.resourcePath} no longer exports one object: see plugins/lean-client`);
  const config = JSON.parse(json);
  for (const field of buildOnly) delete config[field];
  for (const field of buildOnlyOfTheme) delete config.themeConfig[field];
  return `export default ${JSON.stringify(config)};`;
};

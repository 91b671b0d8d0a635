const logo =
  /(\w+)\.createElement\("div",\{className:"DocSearch-Logo"\},\1\.createElement\(\w+,\{translations:\{searchByText:\w+\}\}\)\)/;

/**
 * Loader of DocSearch's code. It drops Algolia's logo, which the site does not show since its engines are others: the
 * drawing brings a style element, and the site's security policy refuses it with an error in the console.
 * @param {string} source JavaScript
 * @returns {string} JavaScript
 */
module.exports = function dropLogo(source) {
  if (!logo.test(source)) throw new Error(`${this.resourcePath} has no logo in its footer: see plugins/search`);
  return source.replace(logo, 'null');
};

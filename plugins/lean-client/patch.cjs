/**
 * Loader that changes a few words of a module.
 * @param {string} source
 * @returns {string}
 * @throws Error when the module does not hold a text, or holds it twice
 */
module.exports = function patch(source) {
  return this.getOptions().changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`${this.resourcePath} does not hold this once: see plugins/lean-client/patches.ts\n${from}`);
    return text.replace(from, () => to);
  }, source);
};

const entry = /^( *"[^"]+": \[\(\) => import\(.*?\)), ".*?", require\.resolveWeak\(".*?"\)\]/gm;

/**
 * Loader of the registry of all chunks. Its entries also name the source of each chunk and its module, which only
 * the rendering at build reads.
 * @param {string} source a module that exports an object with one entry a line
 * @returns {string} the same with the loading functions alone
 */
module.exports = function trimRegistry(source) {
  const trimmed = source.replace(entry, '$1]');
  if (trimmed === source || trimmed.includes('resolveWeak'))
    throw new Error(`${this.resourcePath} has entries of another shape: see plugins/lean-client`);
  return trimmed;
};

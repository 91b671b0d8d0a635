/**
 * Loader of the file that says what a version of the docs holds, which every page loads. It drops the titles and
 * descriptions of all other pages: only the theme's cards of pages read them, and this site uses none. A page that
 * uses one fails the build, which names the page that is not found.
 * @param {string} source JSON
 * @returns {string} JSON
 */
module.exports = function trimVersion(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) throw new Error(`${this.resourcePath} has no version.docs: see plugins/lean-client`);
  data.version.docs = {};
  return JSON.stringify(data);
};

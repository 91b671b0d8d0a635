/** Empties the texts of facts that only the build writes, to pages: those with these names, and descriptions of limits. */
module.exports = function dropTexts(source) {
  return this.resourcePath.endsWith('definitions.ts')
    ? source.replace(/(['"`])[A-Z](?:(?!\1)[^\\]|\\.)*\.\1/g, "''")
    : source.replace(/\b(cause|remedy|meaning|question|query):(\s*)(['"`])(?:(?!\3)[^\\]|\\.)*\3/g, "$1:$2''");
};

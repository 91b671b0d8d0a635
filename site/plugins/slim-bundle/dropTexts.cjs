/**
 * Empties the texts of facts that only the build writes, to pages: the queries of metrics with their questions, meanings
 * of states, and causes of transitions.
 */
module.exports = function dropTexts(source) {
  const hasSentences = /[\\/]states\.ts$/.test(this.resourcePath);
  return (hasSentences ? source.replace(/(['"`])[A-Z](?:(?!\1)[^\\]|\\.)*\.\1/g, "''") : source).replace(
    /(\bquestion|\bquery|→ [\w-]+'):(\s*)(['"`])(?:(?!\3)[^\\]|\\.)*\3/g,
    "$1:$2''",
  );
};

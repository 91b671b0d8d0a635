/**
 * Empties the texts of facts that only the build writes, to pages: those with these names, descriptions of limits, meanings
 * of states, and causes of transitions.
 */
module.exports = function dropTexts(source) {
  const hasSentences = /definitions\.ts$|[\\/]states[\\/]/.test(this.resourcePath);
  return (hasSentences ? source.replace(/(['"`])[A-Z](?:(?!\1)[^\\]|\\.)*\.\1/g, "''") : source).replace(
    /(\bcause|\bremedy|\bquestion|\bquery|→ [\w-]+'):(\s*)(['"`])(?:(?!\3)[^\\]|\\.)*\3/g,
    "$1:$2''",
  );
};

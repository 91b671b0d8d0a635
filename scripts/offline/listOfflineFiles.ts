/** Pages, files that pages load, the search index, link cards, sessions of the terminal, and the manifest's schema. */
const included =
  /^(?:.*\.html$|.*\/link-summaries\.json$|(?:assets|img|search-index|terminal)\/|schemas\/[\w-]+\.schema\.json$)/;
/** Compressed files, source maps, and the schema of the CLI grammar. */
const excluded = /\.(?:gz|br|map)$|^schemas\/cli\./;

/**
 * Selects the files to save for reading offline. Archives of samples, Markdown versions, and API descriptions are left
 * out, because pages don't need them.
 *
 * @param paths of files below the root of a locale
 * @param otherLocales directories of other locales, which have their own lists
 */
export function listOfflineFiles(paths: readonly string[], otherLocales: readonly string[] = []): readonly string[] {
  return paths.filter(
    (path) =>
      included.test(path) && !excluded.test(path) && !otherLocales.some((locale) => path.startsWith(`${locale}/`)),
  );
}

/** Content of a link's card: title and text. */
export type LinkSummary = readonly [title: string, text: string];

/** Summaries by path without a slash at its end, or by path and anchor. Sections of a page only have a title. */
export type LinkSummaries = Readonly<Record<string, LinkSummary | string>>;

/** Selects a card's content: the definition of a term, or a page with the title of the section in the hash. */
export function selectSummary(summaries: LinkSummaries, pathname: string, hash: string): LinkSummary | undefined {
  const page = summaries[summaryKey(pathname)] as LinkSummary | undefined;
  const target = summaries[summaryKey(pathname) + hash] ?? page;
  return typeof target === 'string' ? page && [`${page[0]} › ${target}`, page[1]] : target;
}

/**
 * Returns the path of a docs version's summaries.
 *
 * @param versionPath such as `/docs` or `/docs/1.0`
 */
export const linkSummariesPath = (versionPath: string): string => `${versionPath}/link-summaries.json`;

/** Normalizes the path of a page for `LinkSummaries`. */
export const summaryKey = (pathname: string): string => pathname.replace(/\/$/, '');

/** What a card next to a link shows: title and text. */
export type LinkSummary = readonly [title: string, text: string];

/** Summaries by path, without a slash at its end, or by path and anchor. A section of a page has only its title. */
export type LinkSummaries = Readonly<Record<string, LinkSummary | string>>;

/** Finds what a card shows: the definition of a term, or a page with the title of the section that the hash names. */
export function selectSummary(summaries: LinkSummaries, pathname: string, hash: string): LinkSummary | undefined {
  const page = summaries[summaryKey(pathname)] as LinkSummary | undefined;
  const target = summaries[summaryKey(pathname) + hash] ?? page;
  return typeof target === 'string' ? page && [`${page[0]} › ${target}`, page[1]] : target;
}

/**
 * The path of the summaries of a version of the docs.
 *
 * @param versionPath such as `/docs` or `/docs/1.0`
 */
export const linkSummariesPath = (versionPath: string): string => `${versionPath}/link-summaries.json`;

/** The path of a page as summaries spell it. */
export const summaryKey = (pathname: string): string => pathname.replace(/\/$/, '');

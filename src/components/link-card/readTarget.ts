import type {LinkSummary} from '@site/platform/linkSummaries';

const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * Reads the heading or the term on this page that a link points to, with the first paragraph below it.
 * @returns undefined if there is no such paragraph, and for links of terms to themselves
 */
export function readTarget({id, hash}: HTMLAnchorElement): LinkSummary | undefined {
  const anchor = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(anchor);
  const title = target?.closest(`${headings}, dt`);
  if (!target || !title || anchor === id) return undefined;
  let next = title.nextElementSibling;
  while (next && !next.matches(`${headings}, p, dd`)) next = next.nextElementSibling;
  const paragraph = next?.matches('dd') ? next.querySelector('p') : next;
  if (!paragraph?.matches('p')) return undefined;
  // The link of a heading to itself contains a zero-width space.
  return [target.textContent.replace('\u200b', '').trim(), paragraph.textContent];
}

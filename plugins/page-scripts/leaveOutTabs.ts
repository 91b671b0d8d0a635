/** Marks the script that only pages with tabs need. */
export const tabsMark = 'data-tabs';

const script = /<script data-tabs(?:="")?>.*?<\/script>/s;
const tabs = /<[a-z]+ [^>]*role="?tablist\b/;

/**
 * Takes the script for tabs out of a page that has none.
 *
 * @param html of a page
 * @throws Error when the page has no such script, and so no other page may have one
 */
export function leaveOutTabs(html: string): string {
  if (!script.test(html)) throw new Error(`a page has no <script ${tabsMark}>: see plugins/page-scripts/index.ts`);
  return tabs.test(html) ? html : html.replace(script, '');
}

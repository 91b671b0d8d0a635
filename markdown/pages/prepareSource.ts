import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

/** What the site's loader does to a page's text before it parses it. Lines keep their numbers. */
export function prepareSource(source: string): string {
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), admonitions);
}

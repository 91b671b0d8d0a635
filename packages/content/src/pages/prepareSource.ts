import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];

/** Prepares a page's source as Docusaurus's loader does before parsing. Line numbers don't change. */
export function prepareSource(source: string): string {
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), admonitions);
}

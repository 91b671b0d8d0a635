import {stringify} from 'yaml';
import type {Twin} from './Twin';

/** Formats a page's Markdown version: front matter and content. */
export function formatTwin({title, description, url, date, markdown}: Twin): string {
  const frontMatter = {title, ...(description && {description}), url, ...(date && {date})};
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${markdown}`;
}

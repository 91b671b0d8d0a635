import {brand} from '../platform/brand';
import type {Documentation} from './loadDocumentation';

/** URL of the page whose reference has a heading for a command. @param words path of the command, without `aloft` */
export function pageOfCommand(words: readonly string[], {pages}: Documentation): string | undefined {
  const heading = ` \`${brand.cli} ${words.join(' ')}\`\n`;
  return pages.find(({markdown}) => markdown.includes(`#${heading}`))?.url;
}

import type {LimitId} from '@aloft/platform/limits';
import type {Documentation} from './loadDocumentation';

/** URL of a limit's entry on the page about its topic, or of the documentation if no page lists the limit. */
export function pageOfLimit(id: LimitId, {pages, urlOf}: Documentation): string {
  const link = new RegExp(`\\((\\S+#limit-${id})\\)`);
  const lists = pages.flatMap(({markdown}) => {
    const url = link.exec(markdown)?.[1];
    return url === undefined ? [] : [{url, length: markdown.split('#limit-').length}];
  });
  // The longest list is the index of all limits.
  return lists.sort((a, b) => a.length - b.length)[0]?.url ?? urlOf('/');
}

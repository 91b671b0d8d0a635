import type {LimitId} from '@aloft/platform/limits';
import type {Documentation} from './loadDocumentation';

/** URL of a limit's entry in the reference, or of the documentation if no page lists the limit. */
export function pageOfLimit(id: LimitId, {pages, urlOf}: Documentation): string {
  const link = new RegExp(`\\((\\S+#limit-${id})\\)`);
  return pages.map(({markdown}) => link.exec(markdown)?.[1]).find((url) => url !== undefined) ?? urlOf('/');
}

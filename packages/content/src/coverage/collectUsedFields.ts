import {parseAllDocuments} from 'yaml';
import type {CheckContext} from '../checks/Check';
import {resolveWhole} from '../fences/resolveFence';
import type {Page} from '../pages/Page';

/** Dotted paths of the fields that manifests and fragments on pages use. */
export function collectUsedFields(
  pages: readonly Page[],
  {readExample}: Pick<CheckContext, 'readExample'>,
): Set<string> {
  const used = new Set<string>();
  for (const fence of pages.flatMap(({fences}) => fences)) {
    if (fence.kind !== 'manifest' && fence.kind !== 'manifest-fragment') continue;
    const block = resolveWhole(fence, readExample);
    const documents = block ? parseAllDocuments(block.text) : [];
    if (Array.isArray(documents)) documents.forEach((document) => walk(document.toJS(), ''));
  }
  return used;

  function walk(value: unknown, path: string): void {
    if (Array.isArray(value)) value.forEach((item) => walk(item, path));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        const inner = path ? `${path}.${key}` : key;
        used.add(inner);
        walk(child, inner);
      }
    }
  }
}

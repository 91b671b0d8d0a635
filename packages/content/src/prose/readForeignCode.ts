import {brand} from '@aloft/platform/brand';
import type {CheckContext} from '../checks/Check';
import {resolveFence} from '../fences/resolveFence';
import type {Page} from '../pages/Page';

/**
 * The page's code that isn't about the platform: programs, Dockerfiles, configuration of other software. Inline code
 * that also occurs there refers to that code.
 */
export function readForeignCode(page: Page, {readExample}: Pick<CheckContext, 'readExample'>): string {
  return page.fences
    .filter(({kind}) => kind !== 'transcript' && kind !== 'manifest' && kind !== 'manifest-fragment')
    .map((fence) => resolveFence(fence, readExample)?.text ?? '')
    .join('\n')
    .replace(new RegExp(`^.*\\b${brand.cli} .*$`, 'gm'), '');
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CheckContext} from '../checks/Check';
import {siteFacts} from '../facts/siteFacts';
import {readGuides} from '../guides/readGuides';
import {readExampleFile} from '../includes/readExampleFile';
import type {Page} from '../pages/Page';
import {createRenderers} from '../reference/createRenderers';
import {pageComponents} from '../page-components/pageComponents';
import {listSidebarPages} from '../sidebars/listSidebarPages';
import {readComponents} from './readComponents';
import {readPages} from './readPages';

/**
 * Loads the site's pages and the context that checks need.
 *
 * @param root absolute path of the project
 * @param sidebars the sidebars of `sidebars.ts`, by id
 */
export function loadSite(root: string, sidebars: object): {pages: Page[]; context: CheckContext} {
  const madeAtBuild = createRenderers(root).map(({name}) => name);
  return {
    pages: [...readPages(root)],
    context: {
      facts: siteFacts,
      readExample: readExampleFile(root),
      components: readComponents(root, [...madeAtBuild, ...Object.keys(pageComponents)]),
      sidebars: new Set(Object.keys(sidebars)),
      guides: readGuides(root),
      sidebarPages: listSidebarPages(
        sidebars,
        'site/sidebars.ts',
        readFileSync(join(root, 'site/sidebars.ts'), 'utf8'),
      ),
    },
  };
}

import {join} from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readGuides} from '@aloft/content/guides';
import {groupGuides} from '@aloft/content/guide-cards';

/**
 * The sidebar items of the groups of guides: a category each, unless the group has only one guide. A guide with the
 * group's name is the category's own page, so that its breadcrumbs don't repeat the name.
 */
const guideItems = groupGuides(readGuides(join(__dirname, '..'))).map(({group, guides}) => {
  const own = guides.find(({title}) => title === group);
  const items = guides.filter((guide) => guide !== own).map(({doc}) => doc);
  if (guides.length === 1) return guides[0]!.doc;
  return {type: 'category' as const, label: group, items, ...(own && {link: {type: 'doc' as const, id: own.doc}})};
});

/** The three sidebars. Guides come from the examples' records. Backup, common and placeholder pages aren't listed. */
const sidebars: SidebarsConfig = {
  documentation: [
    'index',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/installing-the-cli',
        'getting-started/authentication',
        'getting-started/deploying-a-static-site',
        'getting-started/deploying-an-existing-app',
      ],
    },
    {
      'Building and deploying': [
        'building-and-deploying/building',
        'building-and-deploying/deploying',
        'building-and-deploying/namespaces',
      ],
      Resources: [
        'resources/apps',
        'resources/machines',
        'resources/services',
        'resources/volumes',
        'resources/certificates',
        'resources/schema',
      ],
      Monitoring: ['monitoring/metrics', 'monitoring/web-console'],
      Advanced: [
        'advanced/architecture',
        'advanced/takeoff',
        'advanced/ignitiond',
        'advanced/linux-kernel',
        'advanced/manual-flash-mode',
      ],
    },
    'security',
    'glossary',
  ],
  guides: ['guides-and-samples/index', ...guideItems],
  sdks: ['sdks/index'],
};

export default sidebars;

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A generated category page, a category in a category, an HTML item and an item with a class name. */
const sidebars: SidebarsConfig = {
  main: [
    'elements',
    {type: 'doc', id: 'hidden-parts', className: 'classed-item'},
    {type: 'html', value: '<strong class="html-item">From HTML</strong>', defaultStyle: true},
    {
      type: 'category',
      label: 'Generated',
      link: {type: 'generated-index', slug: '/generated', description: 'A page that Docusaurus writes.'},
      items: ['generated/first', 'generated/secret', 'generated/draft'],
    },
    {type: 'category', label: 'Other', items: ['generated/second']},
  ],
};

export default sidebars;

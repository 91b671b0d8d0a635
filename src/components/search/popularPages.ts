import {translate} from '@docusaurus/Translate';

/** Popular pages, which are shown for searches without results and without JavaScript. */
export const popularPages: readonly {readonly to: string; readonly label: string}[] = [
  {
    to: '/docs/getting-started/installing-the-cli',
    label: translate({id: 'aloft.popular.install', message: 'Install the CLI'}),
  },
  {to: '/docs/building-and-deploying/deploying', label: translate({id: 'aloft.popular.deploy', message: 'Deploying'})},
  {to: '/docs/guides-and-samples/', label: translate({id: 'aloft.popular.guides', message: 'Guides and samples'})},
  {to: '/docs/glossary', label: translate({id: 'aloft.popular.glossary', message: 'Glossary'})},
];

import {translate} from '@docusaurus/Translate';

/** A link that search offers without results. */
export interface SuggestedLink {
  readonly to: string;
  readonly label: string;
}

/** Pages that link to all others. */
export const mainPages: readonly SuggestedLink[] = [
  {
    to: '/docs/getting-started/installing-the-cli',
    label: translate({id: 'aloft.popular.install', message: 'Install the CLI'}),
  },
  {to: '/docs/building-and-deploying/deploying', label: translate({id: 'aloft.popular.deploy', message: 'Deploying'})},
  {to: '/docs/guides-and-samples/', label: translate({id: 'aloft.popular.guides', message: 'Guides and samples'})},
  {to: '/docs/glossary', label: translate({id: 'aloft.popular.glossary', message: 'Glossary'})},
];

/** Popular tasks. */
export const tasks: readonly SuggestedLink[] = [
  mainPages[0]!,
  {
    to: '/docs/getting-started/deploying-an-existing-app',
    label: translate({id: 'aloft.popular.existing', message: 'Deploy an existing app'}),
  },
  {
    to: '/docs/resources/certificates#use-a-custom-domain',
    label: translate({id: 'aloft.popular.domain', message: 'Use a custom domain'}),
  },
  {
    to: '/docs/resources/apps#set-environment-variables',
    label: translate({id: 'aloft.popular.environment', message: 'Set environment variables'}),
  },
  {to: '/docs/resources/apps#read-logs', label: translate({id: 'aloft.popular.logs', message: 'Read logs'})},
  {to: '/docs/resources/apps#roll-back', label: translate({id: 'aloft.popular.rollback', message: 'Roll back'})},
];

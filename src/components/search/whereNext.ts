/** Pages that most readers look for, shown where a search found nothing. */
export const whereNext: readonly {readonly to: string; readonly label: string}[] = [
  {to: '/docs/getting-started/installing-the-cli', label: 'Installing the CLI'},
  {to: '/docs/building-and-deploying/deploying', label: 'Deploying'},
  {to: '/docs/guides-and-samples/', label: 'Guides and samples'},
  {to: '/docs/glossary', label: 'Glossary'},
];

/** Pages that most readers look for, shown for searches without results and without JavaScript. */
export const popularPages: readonly {readonly to: string; readonly label: string}[] = [
  {to: '/docs/getting-started/installing-the-cli', label: 'Install the CLI'},
  {to: '/docs/building-and-deploying/deploying', label: 'Deploying'},
  {to: '/docs/guides-and-samples/', label: 'Guides and samples'},
  {to: '/docs/glossary', label: 'Glossary'},
];

/** Pages with different layouts, by the name of their screenshots. */
export const pages = {
  home: '/',
  search: '/search',
  overview: '/docs/',
  quickstart: '/docs/getting-started/deploying-an-existing-app',
  guides: '/docs/guides-and-samples/',
  guide: '/docs/guides-and-samples/languages/javascript/nextjs',
  resource: '/docs/resources/apps',
  building: '/docs/building-and-deploying/building',
  machines: '/docs/resources/machines',
  metrics: '/docs/monitoring/metrics',
  glossary: '/docs/glossary',
  missing: '/docs/resources/app',
} as const;

/** What a page shows after its search, by the name of its screenshot. */
export const awaited: Readonly<Partial<Record<keyof typeof pages, string>>> = {missing: 'main section ol a'};

import {resolve} from 'node:path';
import {readGuides} from '../../markdown/guides/readGuides';

/** Short names of pages without a record, for the relevance set. */
const pages = {
  home: '/docs',
  glossary: '/docs/glossary',
  security: '/docs/security',
  architecture: '/docs/advanced/architecture',
  ignitiond: '/docs/advanced/ignitiond',
  kernel: '/docs/advanced/linux-kernel',
  manual: '/docs/advanced/manual-flash-mode',
  takeoff: '/docs/advanced/takeoff',
  staticMachines: '/docs/backup/deploying-a-static-site-with-machines',
  building: '/docs/building-and-deploying/building',
  deploying: '/docs/building-and-deploying/deploying',
  namespaces: '/docs/building-and-deploying/namespaces',
  names: '/docs/common/resource-name-validation',
  auth: '/docs/getting-started/authentication',
  static: '/docs/getting-started/deploying-a-static-site',
  existing: '/docs/getting-started/deploying-an-existing-app',
  cli: '/docs/getting-started/installing-the-cli',
  guides: '/docs/guides-and-samples',
  metrics: '/docs/monitoring/metrics',
  console: '/docs/monitoring/web-console',
  apps: '/docs/resources/apps',
  certificates: '/docs/resources/certificates',
  machines: '/docs/resources/machines',
  schema: '/docs/resources/schema',
  services: '/docs/resources/services',
  volumes: '/docs/resources/volumes',
  sdks: '/docs/sdks',
} as const;

const guides = readGuides(resolve(__dirname, '../..'));

/** A short name, or the id of a guide's example, such as `javascript/nextjs`. */
type PageName = keyof typeof pages | `${string}/${string}`;

/** Queries, each with its expected pages in any order. */
export type QuerySet = Readonly<Record<string, readonly PageName[]>>;

/** Queries from the records of the guides. */
export const guideQueries: QuerySet = Object.fromEntries(
  [...new Set(guides.flatMap(({search}) => search))].map((query) => [
    query,
    guides.filter(({search}) => search.includes(query)).map(({example}) => example as PageName),
  ]),
);

/**
 * The route of a page, without a slash at its end.
 * @throws Error for an example that no guide shows
 */
export function pageOf(name: PageName): string {
  if (name in pages) return pages[name as keyof typeof pages];
  const guide = guides.find(({example}) => example === name);
  if (!guide) throw new Error(`tests/search/queries: no guide shows the example "${name}"`);
  return guide.path.replace(/\/$/, '');
}

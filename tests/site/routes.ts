/** A page of SPECIFICATION.md, section 2. */
export interface SiteRoute {
  readonly path: string;
  /** The sidebar that stands beside the page; none for pages that have none. */
  readonly sidebar?: 'documentation' | 'guides' | 'sdks';
}

const below = (folder: string, names: string, sidebar?: SiteRoute['sidebar']): readonly SiteRoute[] =>
  names.split(' ').map((name) => ({path: `${folder}/${name}`, sidebar}));

const languages = '/docs/guides-and-samples/languages';

/** Every page of the site, as listed in section 2 of SPECIFICATION.md. `/docs` without its slash is the landing page too. */
export const routes: readonly SiteRoute[] = [
  {path: '/'},
  {path: '/markdown-page'},
  {path: '/search'},
  {path: '/docs/', sidebar: 'documentation'},
  ...below('/docs', 'glossary security', 'documentation'),
  ...below('/docs', 'placeholder'),
  ...below('/docs/advanced', 'architecture ignitiond linux-kernel manual-flash-mode takeoff', 'documentation'),
  ...below('/docs/backup', 'deploying-a-static-site-with-machines'),
  ...below('/docs/building-and-deploying', 'building deploying namespaces', 'documentation'),
  ...below('/docs/common', 'resource-name-validation'),
  ...below(
    '/docs/getting-started',
    'authentication deploying-a-static-site deploying-an-existing-app installing-the-cli',
    'documentation',
  ),
  {path: '/docs/guides-and-samples/', sidebar: 'guides'},
  ...below('/docs/monitoring', 'metrics web-console', 'documentation'),
  ...below('/docs/resources', 'apps certificates machines schema services volumes', 'documentation'),
  {path: '/docs/sdks/', sidebar: 'sdks'},
  ...below(`${languages}/go`, 'generic', 'guides'),
  {path: `${languages}/java/`, sidebar: 'guides'},
  ...below(`${languages}/java`, 'spring', 'guides'),
  ...below(`${languages}/javascript`, 'angular astro nextjs nuxt remix runtimes solidstart sveltekit', 'guides'),
  ...below(`${languages}/php`, 'generic rails', 'guides'),
  ...below(`${languages}/python`, 'django flask generic', 'guides'),
  ...below(`${languages}/ruby`, 'generic rails', 'guides'),
  ...below(`${languages}/rust`, 'generic leptos', 'guides'),
  ...below('/docs/guides-and-samples/software', 'minio mongodb mysql nginx postgres rabbitmq redis', 'guides'),
];

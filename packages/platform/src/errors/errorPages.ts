import {errorCodes, type ErrorCode} from './catalog';

/** A page that documents errors. */
export interface ErrorPage {
  /** Title of the page. */
  readonly title: string;
  /** URL of the page. */
  readonly page: string;
  /** The errors that its `<ErrorTable />` shows, in this order. */
  readonly codes: readonly ErrorCode[];
}

/** Codes by the page on which readers look for the fix. */
const placed: readonly ErrorPage[] = [
  {
    title: 'Authenticate',
    page: '/docs/getting-started/authentication',
    codes: [
      'config_invalid',
      'not_authenticated',
      'token_invalid',
      'token_expired',
      'scope_missing',
      'token_not_found',
    ],
  },
  {
    title: 'Resource name validation',
    page: '/docs/common/resource-name-validation',
    codes: ['name_invalid', 'name_taken'],
  },
  {
    title: 'Namespaces',
    page: '/docs/building-and-deploying/namespaces',
    codes: ['namespace_forbidden', 'namespace_not_found', 'namespace_taken', 'quota_exceeded'],
  },
  {
    title: 'Building images',
    page: '/docs/building-and-deploying/building',
    codes: ['image_not_found', 'build_failed', 'image_too_large', 'image_unsupported'],
  },
  {
    title: 'Deploying',
    page: '/docs/building-and-deploying/deploying',
    codes: ['release_not_found', 'deploy_in_progress', 'release_command_failed', 'run_timeout', 'deploy_failed'],
  },
  {
    title: 'Manifest schema',
    page: '/docs/resources/schema',
    codes: ['project_unknown', 'manifest_not_found', 'template_not_found', 'file_exists', 'manifest_invalid'],
  },
  {
    title: 'Apps',
    page: '/docs/resources/apps',
    codes: ['app_not_found', 'variable_not_found', 'secret_not_found', 'app_suspended', 'environment_too_large'],
  },
  {
    title: 'Machines',
    page: '/docs/resources/machines',
    codes: [
      'machine_not_found',
      'machine_held',
      'flash_disabled',
      'machine_managed',
      'healthcheck_timeout',
      'exec_failed',
      'port_in_use',
    ],
  },
  {
    title: 'Services',
    page: '/docs/resources/services',
    codes: [
      'hostname_invalid',
      'service_not_found',
      'hostname_taken',
      'hostname_in_use',
      'service_attached',
      'service_detached',
    ],
  },
  {
    title: 'Volumes',
    page: '/docs/resources/volumes',
    codes: [
      'volume_not_found',
      'snapshot_not_found',
      'volume_attached',
      'volume_detached',
      'volume_shrink',
      'volume_has_snapshots',
      'volume_needs_single_machine',
      'import_failed',
    ],
  },
  {
    title: 'Certificates',
    page: '/docs/resources/certificates',
    codes: [
      'certificate_not_found',
      'certificate_uploaded',
      'certificate_mismatch',
      'certificate_invalid',
      'validation_failed',
    ],
  },
];

const isPlaced = new Set(placed.flatMap(({codes}) => codes));
const indexAddress = '/docs/resources/schema';

/** All pages that document errors. Errors that don't belong to a particular page are on the index page. */
export const errorPages: readonly ErrorPage[] = placed.map((entry) =>
  entry.page === indexAddress
    ? {...entry, codes: [...entry.codes, ...errorCodes.filter((code) => !isPlaced.has(code))]}
    : entry,
);

/** The page whose `<ErrorIndex />` links to the errors of all other pages. */
export const indexPage = errorPages.find(({page}) => page === indexAddress) as ErrorPage;

/** URL of the page that documents an error. */
export const pageOfError = Object.fromEntries(
  errorPages.flatMap(({page, codes}) => codes.map((code) => [code, page])),
) as Readonly<Record<ErrorCode, string>>;

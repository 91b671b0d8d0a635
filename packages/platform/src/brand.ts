/** Name, hosts and links of the platform, for the configuration, the theme and generated content. */
export const brand = {
  /** Name of the platform. */
  name: 'Aloft',
  /** The one-line promise. */
  tagline: 'No rewrites, no cold starts, no paying for idle.',
  /** Name of the CLI. */
  cli: 'aloft',
  /** File name of the project manifest. */
  manifest: 'aloft.yaml',
  /** Origin of this site. */
  docsUrl: 'https://docs.aloft.example',
  /** Base URL of the API. */
  apiUrl: 'https://api.aloft.example/v1',
  /** Web console. */
  consoleUrl: 'https://console.aloft.example',
  /** Host of the image registry. */
  registryHost: 'registry.aloft.example',
  /** Parent domain of the apps' public hostnames: `<service>.<namespace>.<appsDomain>`. */
  appsDomain: 'apps.aloft.example',
  /** Domain that validates custom hostnames by DNS: `<token>.<validationDomain>`. */
  validationDomain: 'validation.aloft.example',
  /** Domain of the private DNS: `<service>.<namespace>.<privateDomain>`. */
  privateDomain: 'internal',
  /** Community chat. */
  chatUrl: 'https://chat.aloft.example',
  /** Install script of the CLI. */
  installUrl: 'https://get.aloft.example',
  /** Source code of this site. */
  sourceUrl: 'https://github.com/aloft-example/docs',
  /** Path of the manifest's JSON Schema on this site. */
  schemaPath: '/schemas/aloft.schema.json',
  /** Path of the API's OpenAPI description on this site. */
  openApiPath: '/schemas/openapi.json',
  /** Path of the CLI's grammar on this site, for programs. */
  cliPath: '/schemas/cli.json',
  /** Path of the JSON Schema that the grammar follows. */
  cliSchemaPath: '/schemas/cli.schema.json',
  /** Path of the directory with the archives of the samples on this site. */
  samplesPath: '/samples',
} as const;

/** Environment variables of the CLI and of processes in machines. */
export const variables = {
  token: `${brand.cli.toUpperCase()}_TOKEN`,
  namespace: `${brand.cli.toUpperCase()}_NAMESPACE`,
  region: `${brand.cli.toUpperCase()}_REGION`,
  config: `${brand.cli.toUpperCase()}_CONFIG`,
} as const;

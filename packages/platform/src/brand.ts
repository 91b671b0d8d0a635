/** Name, hosts and links of the platform, for the configuration, the theme and generated content. */
export const brand = {
  name: 'Aloft',
  /** The one-line promise. */
  tagline: 'No rewrites, no cold starts, no paying for idle.',
  cli: 'aloft',
  manifest: 'aloft.yaml',
  /** Origin of this site. */
  docsUrl: 'https://docs.aloft.example',
  apiUrl: 'https://api.aloft.example/v1',
  consoleUrl: 'https://console.aloft.example',
  registryHost: 'registry.aloft.example',
  /** Parent domain of the apps' public hostnames: `<service>.<namespace>.<appsDomain>`. */
  appsDomain: 'apps.aloft.example',
  /** Domain that validates custom hostnames by DNS: `<token>.<validationDomain>`. */
  validationDomain: 'validation.aloft.example',
  /** Domain of the private DNS: `<service>.<namespace>.<privateDomain>`. */
  privateDomain: 'internal',
  chatUrl: 'https://chat.aloft.example',
  installUrl: 'https://get.aloft.example',
  sourceUrl: 'https://github.com/aloft-example/docs',
  schemaPath: '/schemas/aloft.schema.json',
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

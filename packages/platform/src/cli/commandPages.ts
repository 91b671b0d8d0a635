import type {Argument, Command, CommandGroup, Flag} from './types';
import {globalFlags} from './globalFlags';

/** Page of the CLI's installation, which documents global flags, environment variables and exit codes. */
export const cliPage = '/docs/getting-started/installing-the-cli';

const pages: Readonly<Record<Exclude<CommandGroup, 'project'>, string>> = {
  session: '/docs/getting-started/authentication',
  app: '/docs/resources/apps',
  machine: '/docs/resources/machines',
  service: '/docs/resources/services',
  volume: '/docs/resources/volumes',
  certificate: '/docs/resources/certificates',
  namespace: '/docs/building-and-deploying/namespaces',
};

const projectPages: Readonly<Record<string, string>> = {
  build: '/docs/building-and-deploying/building',
  deploy: '/docs/building-and-deploying/deploying',
  open: '/docs/building-and-deploying/deploying',
  logs: '/docs/resources/apps',
  metrics: '/docs/monitoring/metrics',
};

/** URL of a command's reference. */
export function urlOfCommand({path, group}: Command): string {
  const page = group === 'project' ? (projectPages[path[0] ?? ''] ?? '/docs/resources/schema') : pages[group];
  return `${page}#${path.join('-')}`;
}

/** URL of the reference of a command's argument. */
export const urlOfArgument = (command: Command, {name}: Argument): string =>
  `${urlOfCommand(command)}-arg-${name.toLowerCase()}`;

/** URL of the reference of a flag, which is a command's or a global one. */
export const urlOfFlag = (command: Command | undefined, flag: Flag): string =>
  command && !globalFlags.includes(flag) ? `${urlOfCommand(command)}-${flag.name}` : `${cliPage}#flag-${flag.name}`;

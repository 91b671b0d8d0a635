import {defineCommand} from '../../defineCommand';
import {nameArgument} from '../sharedFlags';

export const appDelete = defineCommand('app delete', {
  access: 'admin',
  summary: 'Delete an app, its machines, and its releases.',
  description: 'Services are detached and volumes are kept unless you add the flags below. This cannot be undone.',
  args: [nameArgument('app')],
  flags: [
    {
      name: 'with-services',
      type: 'boolean',
      default: 'false',
      description: "Also delete the app's services.",
    },
    {
      name: 'with-volumes',
      type: 'boolean',
      default: 'false',
      description: "Also delete the app's volumes and their data.",
    },
  ],
  examples: {
    'aloft app delete hello --yes': 'Delete the app and keep its data.',
    'aloft app delete hello --with-services --with-volumes --yes': 'Delete the app with its services and volumes.',
  },
  confirms: true,
  errors: ['app_not_found', 'deploy_in_progress', 'volume_has_snapshots'],
  api: {id: 'deleteApp', request: 'DELETE /namespaces/{namespace}/apps/{app}', status: 204, result: null},
});

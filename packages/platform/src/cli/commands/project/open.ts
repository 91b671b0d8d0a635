import {defineCommand} from '../../defineCommand';
import {appArgument} from '../sharedFlags';

export const open = defineCommand('open', {
  group: 'project',
  access: 'read',
  summary: "Open an app's public URL in the browser.",
  description: "Open the URL of an app's first public service in the browser. If the app is on standby, this wakes it.",
  args: [appArgument],
  flags: [
    {name: 'path', type: 'string', default: '/', placeholder: 'PATH', description: 'Path to open.'},
    {name: 'print', type: 'boolean', default: 'false', description: 'Print the URL instead of opening it.'},
  ],
  examples: {
    'aloft open hello': 'Open the app.',
    'aloft open hello --print --path /healthz': 'Print the URL of the health check.',
  },
  errors: [
    'app_not_found',
    'manifest_not_found',
    'app_suspended',
    'service_not_found',
    'browser_unavailable',
    'manifest_invalid',
  ],
});

import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, scaleFlags, scaleFields} from '../sharedFlags';

export const appScale = defineCommand('app scale', {
  access: 'deploy',
  summary: 'Set the number of machines that an app can have.',
  description:
    'The change takes effect immediately and does not create a release. With `--min 0`, every machine can go to standby.',
  args: [nameArgument('app')],
  flags: scaleFlags,
  examples: {
    'aloft app scale hello --max 4': 'Allow up to four machines.',
    'aloft app scale hello --min 1 --max 10 --concurrency 40':
      'Keep one machine running, and add machines at a lower concurrency.',
  },
  output: defineColumns('app', ['name', 'scale.min', 'scale.max', 'scale.concurrency', 'machines']),
  errors: [
    'app_not_found',
    'nothing_to_change',
    'flag_value_invalid',
    'quota_exceeded',
    'volume_needs_single_machine',
    'app_suspended',
  ],
  api: {
    id: 'scaleApp',
    request: 'POST /namespaces/{namespace}/apps/{app}/scale',
    status: 200,
    result: 'app',
    body: fieldsOf('app', ...scaleFields),
  },
});

import {defineCommand} from '../../defineCommand';
import {nameArgument} from '../sharedFlags';

export const machinePortForward = defineCommand('machine port-forward', {
  access: 'admin',
  summary: 'Forward local ports to a machine.',
  description:
    'Listen on a local port, and forward each connection through the API to a port in the machine. Use it for private services such as databases. It runs until you press Ctrl+C and keeps the machine awake until then.',
  args: [
    nameArgument('machine'),
    {
      name: 'LOCAL:REMOTE',
      type: 'portPair',
      required: true,
      variadic: true,
      description: 'Local port and port in the machine. A single number sets both.',
    },
  ],
  flags: [
    {
      name: 'address',
      type: 'string',
      default: '127.0.0.1',
      placeholder: 'ADDRESS',
      description: 'Local address to listen on.',
    },
  ],
  examples: {
    'aloft machine port-forward db 5432': 'Connect to a database through a local port.',
    'aloft machine port-forward rabbit 5672 8080:15672 --address 0.0.0.0':
      'Forward two ports and listen on all interfaces.',
  },
  errors: ['machine_not_found', 'state_conflict', 'port_in_use', 'quota_exceeded'],
});

import {defineColumns} from '../defineColumns';
import type {Command, Flag} from '../types';
import {labelFilter, labelSetter, nameArgument, newNameArgument, stateFilter} from './sharedFlags';

const service = nameArgument('service');
const serviceColumns = {
  NAME: 'name',
  APP: 'app',
  STATE: 'state',
  VISIBILITY: 'visibility',
  ADDRESS: 'address',
  AGE: 'createdAt',
};

const portFlag: Flag = {
  name: 'port',
  short: 'p',
  type: 'listener',
  repeatable: true,
  description:
    'Listener as `PORT:TARGET/PROTOCOL`: the port outside, the port of the process, and `http`, `https`, `tcp` or `tls`. `services.listeners` in the manifest.',
};

function visibilityFlag(fallback?: string): Flag {
  return {
    name: 'visibility',
    type: 'enum',
    values: ['public', 'private'],
    default: fallback,
    description:
      'Whether the service is reached from the internet, or from its namespace only. `services.visibility` in the manifest.',
  };
}

/** Commands of the noun `service`. */
export const serviceCommands: readonly Command[] = [
  {
    path: ['service', 'list'],
    group: 'service',
    summary: 'List services.',
    description: 'Lists the services of the namespace, by name.',
    args: [],
    flags: [
      {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'Only services of this app.'},
      stateFilter('service'),
      labelFilter,
    ],
    examples: [
      {line: 'aloft service list', description: 'List the services of the namespace in use.'},
      {
        line: 'aloft svc list --app hello --state ready --label team=web',
        description: 'List the services of one app that serve.',
      },
    ],
    output: defineColumns('service', serviceColumns),
    errors: ['app_not_found'],
  },
  {
    path: ['service', 'get'],
    group: 'service',
    summary: 'Show a service.',
    description: 'Shows every field of the service, with its listeners and hostnames.',
    args: [service],
    flags: [],
    examples: [{line: 'aloft service get hello', description: 'Show a service.'}],
    output: defineColumns('service', {
      NAME: 'name',
      APP: 'app',
      STATE: 'state',
      VISIBILITY: 'visibility',
      ADDRESS: 'address',
      LISTENERS: 'listeners',
      HOSTNAMES: 'hostnames',
      AGE: 'createdAt',
    }),
    errors: ['service_not_found'],
  },
  {
    path: ['service', 'create'],
    group: 'service',
    summary: 'Create a service.',
    description:
      'Creates the service and, with `--app`, attaches it. A public service gets a hostname and a certificate from the platform.',
    args: [newNameArgument('service')],
    flags: [
      {...portFlag, required: true},
      {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'App to attach the service to.'},
      visibilityFlag('public'),
      {
        name: 'hostname',
        type: 'hostname',
        repeatable: true,
        description: 'Custom hostname. `services.hostnames` in the manifest.',
      },
      {
        name: 'redirect-http',
        type: 'boolean',
        default: 'true',
        description: 'Add a listener on port 80 that redirects to the `https` one. `--no-redirect-http` leaves it out.',
      },
      labelSetter,
    ],
    examples: [
      {
        line: 'aloft service create hello --app hello --port 443:8080/https',
        description: 'Put an app on the internet.',
      },
      {
        line: 'aloft service create db --app db --port 5432:5432/tcp --visibility private',
        description: 'Let the other apps of the namespace reach a database.',
      },
      {
        line: 'aloft service create shop --app shop --port 443:3000/https --hostname www.example.com --no-redirect-http --label team=web',
        description: 'Serve a custom hostname on port 443 only.',
      },
    ],
    output: defineColumns('service', serviceColumns),
    errors: ['name_taken', 'app_not_found', 'quota_exceeded', 'hostname_taken', 'argument_invalid'],
  },
  {
    path: ['service', 'update'],
    group: 'service',
    summary: 'Change a service.',
    description:
      'What no flag names stays as it is. `--port` replaces all listeners. The next `aloft deploy` applies the manifest again, so write lasting changes there.',
    args: [service],
    flags: [
      portFlag,
      visibilityFlag(),
      {name: 'add-hostname', type: 'hostname', repeatable: true, description: 'Custom hostname to add.'},
      {name: 'remove-hostname', type: 'hostname', repeatable: true, description: 'Custom hostname to remove.'},
      labelSetter,
    ],
    examples: [
      {
        line: 'aloft service update hello --add-hostname www.example.com',
        description: 'Serve a custom hostname as well.',
      },
      {
        line: 'aloft service update hello --remove-hostname old.example.com --visibility public --label team=web',
        description: 'Remove a hostname.',
      },
      {
        line: 'aloft service update hello --port 443:3000/https',
        description: 'Send requests to another port of the process.',
      },
    ],
    output: defineColumns('service', serviceColumns),
    errors: ['service_not_found', 'nothing_to_change', 'hostname_taken', 'quota_exceeded'],
  },
  {
    path: ['service', 'delete'],
    group: 'service',
    summary: 'Delete a service.',
    description: 'The app keeps running and is no longer reached through the service. Its hostnames become free.',
    args: [service],
    flags: [],
    examples: [{line: 'aloft service delete hello --yes', description: 'Take an app off the internet.'}],
    confirms: true,
    errors: ['service_not_found'],
  },
  {
    path: ['service', 'attach'],
    group: 'service',
    summary: 'Attach a service to an app.',
    description: 'From then on requests go to the machines of the app. The service must be detached.',
    args: [service],
    flags: [
      {
        name: 'app',
        short: 'a',
        type: 'name',
        required: true,
        placeholder: 'APP',
        description: 'App that requests go to.',
      },
    ],
    examples: [{line: 'aloft service attach hello --app hello-v2', description: 'Let another app answer.'}],
    output: defineColumns('service', serviceColumns),
    errors: ['service_not_found', 'app_not_found', 'service_attached', 'app_suspended'],
  },
  {
    path: ['service', 'detach'],
    group: 'service',
    summary: 'Detach a service from its app.',
    description:
      'Requests are answered with 503 until the service is attached again. Hostnames and certificates are kept.',
    args: [service],
    flags: [],
    examples: [{line: 'aloft service detach hello --yes', description: 'Free a service to attach it elsewhere.'}],
    confirms: true,
    errors: ['service_not_found', 'service_detached'],
  },
];

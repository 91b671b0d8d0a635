import {manifestBounds} from '../../manifest/fields';
import {defineCommands} from '../defineCommands';
import {flag} from '../valueTypes';
import {appFilter, labelSetter, listCommand} from './sharedFlags';

const portFlag = flag.listener(
  'port',
  'Listener as `PORT:TARGET/PROTOCOL`: the external port, the port of the process, and `http`, `https`, `tcp`, or `tls`. Manifest field: `services.listeners`.',
  {short: 'p', repeatable: true},
);

const visibilityFlag = flag.enum(
  'visibility',
  'Whether the service is reachable from the internet (`public`) or only from its namespace (`private`). Manifest field: `services.visibility`.',
  {...manifestBounds('services[].visibility')},
);

export const serviceCommands = defineCommands('service', {
  'service list': listCommand('service', [appFilter('service')], {
    'aloft svc list --app hello --state ready --label team=web': "List one app's ready services.",
  }),

  'service get': {
    summary: 'Show a service.',
    description: 'Show every field of the service, with its listeners and hostnames.',
    examples: {'aloft service get hello': 'Show a service.'},
  },

  'service create': {
    summary: 'Create a service.',
    description:
      'Create the service and, with `--app`, attach it to the app. The platform gives a public service a hostname and a certificate.',
    flags: [
      {...portFlag, required: true},
      flag.name('app', 'App to attach the service to.', {short: 'a'}),
      {...visibilityFlag, default: 'public'},
      flag.hostname('hostname', 'Custom hostname. Manifest field: `services.hostnames`.', {repeatable: true}),
      flag.boolean('redirect-http', 'Add a listener on port 80 that redirects to the `https` listener.', {
        default: 'true',
      }),
      labelSetter,
    ],
    examples: {
      'aloft service create hello --app hello --port 443:8080/https': 'Expose an app to the internet.',
      'aloft service create db --app db --port 5432:5432/tcp --visibility private':
        'Make a database reachable by other apps in the namespace.',
      'aloft service create shop --app shop --port 443:3000/https --hostname www.example.com --no-redirect-http --label team=web':
        'Serve a custom hostname on port 443 only.',
    },
    errors: ['app_not_found', 'hostname_taken', 'hostname_in_use', 'argument_invalid', 'flag_value_invalid'],
  },

  'service update': {
    summary: 'Change a service.',
    description:
      'Settings that are not specified stay the same. `--port` replaces all listeners. The next `aloft deploy` applies the manifest again, so make permanent changes there.',
    flags: [
      portFlag,
      visibilityFlag,
      flag.hostname('add-hostname', 'Custom hostname to add.', {repeatable: true}),
      flag.hostname('remove-hostname', 'Custom hostname to remove.', {repeatable: true}),
      labelSetter,
    ],
    examples: {
      'aloft service update hello --add-hostname www.example.com': 'Also serve a custom hostname.',
      'aloft service update hello --remove-hostname old.example.com --visibility public --label team=web':
        'Remove a hostname.',
      'aloft service update hello --port 443:3000/https': 'Send requests to another port.',
    },
    errors: ['nothing_to_change', 'hostname_taken', 'hostname_in_use', 'flag_value_invalid', 'quota_exceeded'],
  },

  'service delete': {
    summary: 'Delete a service.',
    description:
      'The app keeps running, but is no longer reachable through the service. Its hostnames become available to your other services.',
    examples: {'aloft service delete hello --yes': 'Remove an app from the internet.'},
  },

  'service attach': {
    summary: 'Attach a service to an app.',
    description: "Route requests to the app's machines. The service must be detached.",
    flags: [flag.name('app', 'App to route requests to.', {short: 'a', required: true})],
    examples: {'aloft service attach hello --app hello-v2': 'Route requests to another app.'},
    errors: ['app_not_found', 'service_attached', 'app_suspended'],
    api: {status: 200},
  },

  'service detach': {
    summary: 'Detach a service from its app.',
    description:
      'Requests get a 503 response until the service is attached again. Hostnames and certificates are kept.',
    examples: {'aloft service detach hello --yes': 'Detach a service before attaching it to another app.'},
    output: false,
    confirms: true,
    errors: ['service_detached'],
    api: {status: 200},
  },
});

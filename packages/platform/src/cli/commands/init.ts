import {manifestBounds} from '../../manifest/fields';
import {defineCommand} from '../defineCommand';
import {toggle} from './sharedFlags';

export const init = defineCommand('init', {
  group: 'project',
  access: 'local',
  summary: 'Create a manifest for the project in the current directory, or copy a sample into it.',
  description:
    'Find the Dockerfile and its exposed port, and write `aloft.yaml` with one app and one public service. With `--template`, the command downloads a sample from the documentation site instead, and sets your namespace in its manifests. It does not change anything on the platform.',
  args: [
    {
      name: 'NAME',
      type: 'name',
      required: false,
      description: 'Name of the app. The default is the name of the directory.',
    },
  ],
  flags: [
    {
      name: 'image',
      short: 'i',
      type: 'image',
      conflicts: ['dockerfile'],
      description: 'Run this image instead of building one.',
    },
    {name: 'dockerfile', type: 'path', description: 'Dockerfile to build. The default is `Dockerfile`.'},
    {
      name: 'port',
      short: 'p',
      type: 'integer',
      ...manifestBounds('machine.healthcheck.http.port'),
      default: '8080',
      placeholder: 'PORT',
      description:
        'Port that the process listens on. It takes precedence over the port that the Dockerfile exposes, and is required if the Dockerfile exposes several ports or a variable.',
    },
    {
      name: 'template',
      type: 'string',
      conflicts: ['image', 'dockerfile', 'port'],
      placeholder: 'GROUP/NAME',
      description:
        'ID of the sample to copy into the current directory, such as `go/generic`. Each guide shows the ID of its sample. Cannot be combined with the NAME argument.',
    },
    toggle('force', 'Overwrite existing files.'),
  ],
  examples: {
    'aloft init hello': 'Create a manifest for the `hello` app, which builds the Dockerfile in this directory.',
    'aloft init hello --image nginx:1.29 --port 80': 'Create a manifest that runs an existing image.',
    'aloft init hello --dockerfile docker/web.Dockerfile --force':
      'Use another Dockerfile, and overwrite the manifest.',
    'aloft init --template go/generic': 'Copy the Go sample into the current directory.',
  },
  errors: ['file_exists', 'file_not_found', 'template_not_found', 'argument_unexpected'],
});

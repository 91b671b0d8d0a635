import {manifestBounds} from '../../manifest/fields';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../values';

/** In the order of the reference. */
export const initCommands = defineCommands({
  init: {
    group: 'project',
    access: 'local',
    summary: 'Prepare the project in the current directory for its first deploy, or copy a sample into it.',
    description:
      "Recognize the framework by the project's files, and write a `Dockerfile`, `.dockerignore`, and `aloft.yaml` for it. If there is a Dockerfile, the command keeps it and reads the port that it exposes. With `--template`, the command downloads a sample from the documentation site instead, and sets your namespace in its manifests. The command does not change anything on the platform.",
    args: [argument.name('NAME', 'Name of the app. The default is the directory name.', {required: false})],
    flags: [
      flag.image('image', 'Run this image instead of building one.', {short: 'i', conflicts: ['dockerfile']}),
      flag.path('dockerfile', 'Existing Dockerfile to build. The default is `Dockerfile`.'),
      flag.path(
        'directory',
        'Directory of the app in a workspace, such as `apps/web`. Run the command in the directory that contains the lock file.',
        {conflicts: ['image', 'dockerfile']},
      ),
      flag.integer(
        'port',
        'Port that the process listens on. It takes precedence over the port that the Dockerfile exposes, and is required if the Dockerfile exposes several ports or takes the port from a variable.',
        {short: 'p', ...manifestBounds('machine.healthcheck.http.port'), default: '8080', placeholder: 'PORT'},
      ),
      flag.string(
        'health-path',
        'Path that the health check requests. The default is `/healthz` if the project has that route, and otherwise a path that the framework serves.',
        {placeholder: 'PATH'},
      ),
      flag.string(
        'template',
        'ID of the sample to copy into the current directory, such as `go/generic`. Each guide shows the ID of its sample. Cannot be combined with the NAME argument.',
        {conflicts: ['image', 'dockerfile', 'directory', 'port', 'health-path'], placeholder: 'GROUP/NAME'},
      ),
      flag.boolean('force', 'Overwrite existing files. To keep your Dockerfile, specify it with `--dockerfile`.'),
    ],
    examples: {
      'aloft init hello': 'Write the files that a deploy of the `hello` app needs.',
      'aloft init hello --port 3000 --health-path /healthz': 'Specify the port and the health check path.',
      'aloft init web --directory apps/web': 'Prepare the `web` app of a workspace.',
      'aloft init hello --image nginx:1.29 --port 80': 'Create a manifest that runs an existing image.',
      'aloft init hello --dockerfile docker/web.Dockerfile --force':
        'Use another Dockerfile, and overwrite the manifest.',
      'aloft init --template go/generic': 'Copy the Go sample into the current directory.',
    },
    errors: ['project_unknown', 'file_exists', 'file_not_found', 'template_not_found', 'argument_unexpected'],
  },
});

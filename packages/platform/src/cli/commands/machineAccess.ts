import {limits} from '../../limits';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../values';
import {commandArgument, logFlags, logResult, nameArgument} from './sharedFlags';

/** In the order of the reference. */
export const machineAccessCommands = defineCommands({
  'machine logs': {
    access: 'read',
    summary: "Print a machine's log.",
    description:
      "Print a machine's log: the standard output and standard error of its process, oldest line first. This also works for stopped and failed machines.",
    args: [nameArgument('machine')],
    flags: logFlags,
    examples: {
      'aloft machine logs hello-1': 'Print the last 100 lines of the last hour.',
      'aloft m logs hello-1 --follow --source system': "Follow a machine's platform events.",
      'aloft machine logs hello-1 --since 6h --tail 500 --grep ERROR': 'Search for errors in the last six hours.',
    },
    api: {
      id: 'getMachineLogs',
      request: 'GET /namespaces/{namespace}/machines/{machine}/logs',
      status: 200,
      result: logResult,
    },
  },

  'machine exec': {
    access: 'admin',
    summary: 'Run a command in a machine.',
    description:
      "Run a command in a machine alongside the main process, with the machine's environment, and attach your terminal. A machine on standby wakes, and stays awake while the command runs. Put `--` before the command so that the CLI does not interpret the command's flags.",
    args: [nameArgument('machine'), commandArgument],
    flags: [
      flag.boolean('tty', 'Allocate a terminal, which an interactive shell needs.', {short: 't'}),
      flag.string('user', "User to run the command as. The default is the image's `USER`.", {short: 'u'}),
      flag.mountPath('workdir', "Working directory. The default is the image's `WORKDIR`.", {short: 'w'}),
      flag.keyValue('env', 'Additional environment variable for this command.', {short: 'e', repeatable: true}),
    ],
    examples: {
      'aloft machine exec hello-1 -- uname -r': 'Print the kernel version.',
      'aloft machine exec hello-1 --tty -- sh': 'Open a shell.',
      'aloft machine exec hello-1 --user root --workdir /tmp --env TZ=UTC -- date':
        'Run a command as another user, in another directory, with a variable.',
    },
    errors: ['state_conflict', 'exec_failed', 'quota_exceeded'],
    api: false,
  },

  'machine cp': {
    access: 'admin',
    summary: 'Copy files to or from a machine.',
    description: `One argument is a local path, and the other is \`NAME:PATH\`. A file can be up to ${limits['copy-size'].text} in size; for larger files, use \`aloft volume import\`. Changes to the root file system are lost when the machine stops, so store persistent files on a volume.`,
    args: [
      argument.path('SOURCE', 'Source: a local path, or `NAME:PATH`.'),
      argument.path('DESTINATION', 'Destination: a local path, or `NAME:PATH`.'),
    ],
    flags: [flag.boolean('recursive', 'Copy directories recursively.', {short: 'r'})],
    examples: {
      'aloft machine cp config.json hello-1:/tmp/config.json': 'Copy a file to a machine.',
      'aloft machine cp --recursive hello-1:/var/log/app ./logs': 'Copy a directory from a machine.',
    },
    errors: ['machine_not_found', 'state_conflict', 'file_not_found', 'argument_invalid', 'quota_exceeded'],
    api: false,
  },

  'machine port-forward': {
    access: 'admin',
    summary: 'Forward local ports to a machine.',
    description:
      'Listen on a local port, and forward each connection through the API to a port in the machine. Use it for private services such as databases. The command runs until you press Ctrl+C, and the machine stays awake until then.',
    args: [
      nameArgument('machine'),
      argument.portPair('LOCAL:REMOTE', 'Local port and port in the machine. A single number sets both.', {
        variadic: true,
      }),
    ],
    flags: [flag.string('address', 'Local address to listen on.', {default: '127.0.0.1'})],
    examples: {
      'aloft machine port-forward db 5432': 'Connect to a database through a local port.',
      'aloft machine port-forward rabbit 5672 8080:15672 --address 0.0.0.0':
        'Forward two ports and listen on all interfaces.',
    },
    errors: ['state_conflict', 'port_in_use', 'quota_exceeded'],
    api: false,
  },
});

import type {Command} from '../types';
import {commandArgument, logFlags, nameArgument} from './sharedFlags';

const machine = nameArgument('machine');

/** Commands that access a running machine. */
export const machineAccessCommands: readonly Command[] = [
  {
    path: ['machine', 'logs'],
    group: 'machine',
    summary: "Print a machine's log.",
    description:
      "Print a machine's log: the standard output and standard error of its process, oldest line first. This also works for stopped and failed machines.",
    args: [machine],
    flags: logFlags,
    examples: [
      {line: 'aloft machine logs hello-1', description: 'Print the last 100 lines of the last hour.'},
      {
        line: 'aloft m logs hello-1 --follow --source system',
        description: "Follow a machine's platform events.",
      },
      {
        line: 'aloft machine logs hello-1 --since 6h --tail 500 --grep ERROR',
        description: 'Search for errors in the last six hours.',
      },
    ],
    errors: ['machine_not_found'],
  },
  {
    path: ['machine', 'exec'],
    group: 'machine',
    summary: 'Run a command in a machine.',
    description:
      "Run a command in a machine alongside the main process, with the machine's environment, and attach your terminal. A machine on standby wakes, and stays awake while the command runs. Put `--` before the command so that the CLI does not treat its flags as its own.",
    args: [machine, commandArgument],
    flags: [
      {
        name: 'tty',
        short: 't',
        type: 'boolean',
        default: 'false',
        description: 'Allocate a terminal, which an interactive shell needs.',
      },
      {
        name: 'user',
        short: 'u',
        type: 'string',
        placeholder: 'USER',
        description: "User to run the command as. The default is the image's `USER`.",
      },
      {
        name: 'workdir',
        short: 'w',
        type: 'mountPath',
        description: "Working directory. The default is the image's `WORKDIR`.",
      },
      {
        name: 'env',
        short: 'e',
        type: 'keyValue',
        repeatable: true,
        description: 'Additional environment variable for this command.',
      },
    ],
    examples: [
      {line: 'aloft machine exec hello-1 -- uname -r', description: 'Print the kernel version.'},
      {line: 'aloft machine exec hello-1 --tty -- sh', description: 'Open a shell.'},
      {
        line: 'aloft machine exec hello-1 --user root --workdir /tmp --env TZ=UTC -- date',
        description: 'Run a command as another user, in another directory, with a variable.',
      },
    ],
    errors: ['machine_not_found', 'state_conflict', 'exec_failed'],
  },
  {
    path: ['machine', 'cp'],
    group: 'machine',
    summary: 'Copy files to or from a machine.',
    description:
      'One argument is a local path, and the other is `NAME:PATH`. A file can be up to 1 GiB in size; for larger files, use `aloft volume import`. Changes to the root file system are lost when the machine stops, so store persistent files on a volume.',
    args: [
      {name: 'SOURCE', type: 'path', required: true, description: 'Source: a local path, or `NAME:PATH`.'},
      {name: 'DESTINATION', type: 'path', required: true, description: 'Destination: a local path, or `NAME:PATH`.'},
    ],
    flags: [
      {
        name: 'recursive',
        short: 'r',
        type: 'boolean',
        default: 'false',
        description: 'Copy directories recursively.',
      },
    ],
    examples: [
      {line: 'aloft machine cp config.json hello-1:/tmp/config.json', description: 'Copy a file to a machine.'},
      {
        line: 'aloft machine cp --recursive hello-1:/var/log/app ./logs',
        description: 'Copy a directory from a machine.',
      },
    ],
    errors: ['machine_not_found', 'state_conflict', 'file_not_found', 'argument_invalid'],
  },
  {
    path: ['machine', 'port-forward'],
    group: 'machine',
    summary: 'Forward local ports to a machine.',
    description:
      'Listen on a local port, and forward each connection through the API to a port in the machine. Use it for private services such as databases. It runs until you press Ctrl+C and keeps the machine awake until then.',
    args: [
      machine,
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
    examples: [
      {line: 'aloft machine port-forward db 5432', description: 'Connect to a database through a local port.'},
      {
        line: 'aloft machine port-forward rabbit 5672 8080:15672 --address 0.0.0.0',
        description: 'Forward two ports and listen on all interfaces.',
      },
    ],
    errors: ['machine_not_found', 'state_conflict', 'port_in_use'],
  },
];

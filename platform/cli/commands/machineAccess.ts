import type {Command} from '../types';
import {logFlags, nameArgument} from './sharedFlags';

const machine = nameArgument('machine');

/** Commands that reach into a machine. */
export const machineAccessCommands: readonly Command[] = [
  {
    path: ['machine', 'logs'],
    group: 'machine',
    summary: 'Print the log of a machine.',
    description:
      'Prints what the process wrote to standard output and standard error, oldest line first. It works for stopped and failed machines too.',
    args: [machine],
    flags: logFlags,
    examples: [
      {line: 'aloft machine logs hello-1', description: 'Print the last 100 lines of the last hour.'},
      {
        line: 'aloft m logs hello-1 --follow --source system',
        description: 'Follow what the platform does with the machine.',
      },
      {
        line: 'aloft machine logs hello-1 --since 6h --tail 500 --grep ERROR',
        description: 'Look for errors in the last six hours.',
      },
    ],
    errors: ['machine_not_found'],
  },
  {
    path: ['machine', 'exec'],
    group: 'machine',
    summary: 'Run a command in a machine.',
    description:
      'Runs the command beside the process, with the environment of the machine, and connects its input and output. A machine on standby wakes for it, and is held while the command runs. Put `--` before the command, so that its flags are not read as flags of `aloft`.',
    args: [
      machine,
      {
        name: 'COMMAND',
        type: 'string',
        required: true,
        variadic: true,
        description: 'Command and its arguments. No shell is involved: for one, run `sh -c`.',
      },
    ],
    flags: [
      {
        name: 'tty',
        short: 't',
        type: 'boolean',
        default: 'false',
        description: 'Give the command a terminal, as an interactive shell needs.',
      },
      {
        name: 'user',
        short: 'u',
        type: 'string',
        placeholder: 'USER',
        description: "User to run as. Without it the image's `USER` is taken.",
      },
      {
        name: 'workdir',
        short: 'w',
        type: 'mountPath',
        description: "Folder to run in. Without it the image's `WORKDIR` is taken.",
      },
      {
        name: 'env',
        short: 'e',
        type: 'keyValue',
        repeatable: true,
        description: 'Environment variable for this command only.',
      },
    ],
    examples: [
      {line: 'aloft machine exec hello-1 -- uname -r', description: 'Print the version of the kernel.'},
      {line: 'aloft machine exec hello-1 --tty -- sh', description: 'Open a shell.'},
      {
        line: 'aloft machine exec hello-1 --user root --workdir /tmp --env TZ=UTC -- date',
        description: 'Run a command as another user, in another folder, with a variable.',
      },
    ],
    errors: ['machine_not_found', 'state_conflict', 'exec_failed'],
  },
  {
    path: ['machine', 'cp'],
    group: 'machine',
    summary: 'Copy files to or from a machine.',
    description:
      'One side is a path on your computer, the other is `NAME:PATH`. The file must be below 1 GiB; use `aloft volume import` for more. The root file system of a machine is writable until the machine stops; files that must last belong on a volume.',
    args: [
      {name: 'SOURCE', type: 'path', required: true, description: 'What to copy: a path, or `NAME:PATH`.'},
      {name: 'DESTINATION', type: 'path', required: true, description: 'Where to copy it: a path, or `NAME:PATH`.'},
    ],
    flags: [
      {
        name: 'recursive',
        short: 'r',
        type: 'boolean',
        default: 'false',
        description: 'Copy a folder with everything in it.',
      },
    ],
    examples: [
      {line: 'aloft machine cp config.json hello-1:/tmp/config.json', description: 'Copy a file into a machine.'},
      {
        line: 'aloft machine cp --recursive hello-1:/var/log/app ./logs',
        description: 'Copy a folder out of a machine.',
      },
    ],
    errors: ['machine_not_found', 'state_conflict', 'file_not_found', 'argument_invalid'],
  },
  {
    path: ['machine', 'port-forward'],
    group: 'machine',
    summary: 'Forward local ports to a machine.',
    description:
      'Listens on your computer and forwards each connection to a port in the machine, over the API. Meant for private services such as databases. It runs until you press Ctrl+C, and holds the machine for that time.',
    args: [
      machine,
      {
        name: 'LOCAL:REMOTE',
        type: 'portPair',
        required: true,
        variadic: true,
        description: 'Local port and port in the machine. One number stands for both.',
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
      {line: 'aloft machine port-forward db 5432', description: 'Reach a database as if it ran on your computer.'},
      {
        line: 'aloft machine port-forward rabbit 5672 8080:15672 --address 0.0.0.0',
        description: 'Forward two ports, for your whole network.',
      },
    ],
    errors: ['machine_not_found', 'state_conflict', 'port_in_use'],
  },
];

import {defineCommand} from '../../defineCommand';
import {nameArgument, commandArgument} from '../sharedFlags';

export const machineExec = defineCommand('machine exec', {
  access: 'admin',
  summary: 'Run a command in a machine.',
  description:
    "Run a command in a machine alongside the main process, with the machine's environment, and attach your terminal. A machine on standby wakes, and stays awake while the command runs. Put `--` before the command so that the CLI does not treat its flags as its own.",
  args: [nameArgument('machine'), commandArgument],
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
  examples: {
    'aloft machine exec hello-1 -- uname -r': 'Print the kernel version.',
    'aloft machine exec hello-1 --tty -- sh': 'Open a shell.',
    'aloft machine exec hello-1 --user root --workdir /tmp --env TZ=UTC -- date':
      'Run a command as another user, in another directory, with a variable.',
  },
  errors: ['machine_not_found', 'state_conflict', 'exec_failed', 'quota_exceeded'],
});

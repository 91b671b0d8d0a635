import {defineCommand} from '../../defineCommand';

export const machineCp = defineCommand('machine cp', {
  access: 'admin',
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
  examples: {
    'aloft machine cp config.json hello-1:/tmp/config.json': 'Copy a file to a machine.',
    'aloft machine cp --recursive hello-1:/var/log/app ./logs': 'Copy a directory from a machine.',
  },
  errors: ['machine_not_found', 'state_conflict', 'file_not_found', 'argument_invalid', 'quota_exceeded'],
});

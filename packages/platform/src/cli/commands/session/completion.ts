import {defineCommand} from '../../defineCommand';

export const version = defineCommand('version', {
  group: 'session',
  access: 'local',
  summary: 'Print the version of the CLI.',
  description:
    'Also reports whether a newer version is available. With `--output json`, the output includes the commit and the target platform.',
  examples: {
    'aloft version': 'Show the installed version.',
  },
});

export const completion = defineCommand('completion', {
  group: 'session',
  access: 'local',
  summary: 'Print a shell completion script.',
  description:
    "The script completes commands, flags, enum values, and the names of your resources. Load it in your shell's startup file.",
  args: [
    {
      name: 'SHELL',
      type: 'enum',
      values: ['bash', 'zsh', 'fish', 'powershell'],
      required: true,
      description: 'Shell to generate the script for.',
    },
  ],
  examples: {
    'aloft completion bash': 'Print the script for Bash.',
    'aloft completion zsh': 'Print the script for Zsh.',
    'aloft completion fish': 'Print the script for fish.',
    'aloft completion powershell': 'Print the script for PowerShell.',
  },
});

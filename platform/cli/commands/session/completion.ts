import {defineCommand} from '../../defineCommand';

export const version = defineCommand({
  path: ['version'],
  group: 'session',
  access: 'local',
  summary: 'Print the version of the CLI.',
  description:
    'Also reports whether a newer version is available. With `--output json`, the output includes the commit and the target platform.',
  args: [],
  flags: [],
  examples: [{line: 'aloft version', description: 'Show the installed version.'}],
  errors: [],
});

export const completion = defineCommand({
  path: ['completion'],
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
  flags: [],
  examples: [
    {line: 'aloft completion bash', description: 'Print the script for Bash.'},
    {line: 'aloft completion zsh', description: 'Print the script for Zsh.'},
    {line: 'aloft completion fish', description: 'Print the script for fish.'},
    {line: 'aloft completion powershell', description: 'Print the script for PowerShell.'},
  ],
  errors: [],
});

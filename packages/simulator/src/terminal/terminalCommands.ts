import {brand} from '@aloft/platform/brand';
import {SHELL_COMMANDS} from '../programs/runShell';

/** A command in the terminal's `help`. */
export interface TerminalCommand {
  readonly usage: string;
  readonly description: string;
}

/** Commands that a reader can type. */
export const terminalCommands: readonly TerminalCommand[] = [
  {usage: `${brand.cli} …`, description: 'The CLI with all of its commands'},
  {usage: 'curl URL', description: 'Send a request to an app or the API'},
  {usage: 'curl URL &, jobs, kill %1', description: 'Keep a request in flight in the background'},
  {usage: 'dig HOSTNAME', description: 'Look up a hostname'},
  {usage: 'wait 5m', description: 'Move the simulated time forward'},
  {usage: 'edit FILE', description: 'Open a file in the editor'},
  {usage: 'cat FILE, ls, cd, mkdir', description: 'Work with the files of the project'},
  {usage: 'echo, export, unset, sleep', description: 'Work with the shell'},
  {usage: 'clear', description: 'Clear the screen'},
  {usage: 'help', description: 'Show this list'},
];

/** First words that can be completed. `true` is only useful in scripts. */
export const programs: readonly string[] = [
  brand.cli,
  ...SHELL_COMMANDS.filter((name) => name !== 'true'),
  ...['clear', 'edit', 'help', 'wait'],
];

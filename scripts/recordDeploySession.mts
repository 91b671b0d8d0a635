/**
 * Writes `src/components/home/deploySession.ts`, the session on the home page, from the
 * simulator. Run it after the simulator's output changes: `npx tsx scripts/recordDeploySession.mts`.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {clockOf, createState, runCommand} from '../platform/simulator/index';

const commands = [
  'aloft init',
  'aloft deploy',
  'sleep 5m',
  'aloft machine list',
  'curl https://hello.acme.apps.aloft.example',
];

let state = createState({scenario: 'logged-in'});
const entries = commands.map((command) => {
  const result = runCommand(state, command, clockOf(state));
  if (result.exitCode !== 0)
    throw new Error(
      `"${command}" failed: ${result.stderr}Mend the list of commands in scripts/recordDeploySession.mts.`,
    );
  state = result.state;
  return `  {\n    command: ${quote(command)},\n    output: ${output(result.stdout)},\n  },\n`;
});

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function output(text: string): string {
  const lines = text.trimEnd().split('\n');
  return lines.length === 1
    ? quote(lines[0]!)
    : `[\n${lines.map((line) => `      ${quote(line)},\n`).join('')}    ].join('\\n')`;
}

const file = join(import.meta.dirname, '../src/components/home/deploySession.ts');
writeFileSync(
  file,
  `import type {TerminalEntry} from '../terminal/Terminal';

/**
 * A first deploy, up to the answer of a machine that was on standby. Written by
 * \`npx tsx scripts/recordDeploySession.mts\` and replayed in the simulator by a test.
 */
export const deploySession: readonly TerminalEntry[] = [
${entries.join('')}];
`,
);
console.log(`${file}: ${entries.length} commands`);

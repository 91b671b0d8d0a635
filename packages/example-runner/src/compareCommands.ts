import {brand} from '@aloft/platform/brand';
import {squeeze} from './compareDockerfile';
import type {Example} from './types';
import {expandBuild, expandScript} from './readExample';

/** A command without its line breaks and the port, which the test chooses. */
const normalize = (command: string) => squeeze(command).replace(/^PORT=\S+ /, '');

/** Commands that only prepare the shell or the data for others, wait, or send a request to the deployed app. */
const isAside = (command: string) =>
  /^(#|cd |mkdir |export |sleep |\. |[a-z]+='|curl .*https:\/\/)/.test(command) || command.startsWith(`${brand.cli} `);

/** Commands in a page's `bash` and `console` blocks that run on the reader's computer. */
export function listLocalCommands(page: string): readonly string[] {
  const blocks = page.matchAll(/^ *```(bash|console)(?![^\n]*(?:example|title)=)[^\n]*\n(.*?)^ *```/gms);
  const commands = [...blocks].flatMap(([, language, body = '']) => {
    const lines = body.replace(/\\\n/g, ' ').split('\n').map(normalize);
    return language === 'bash' ? lines : lines.flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
  });
  const parts = commands.flatMap((command) => command.split(' && ')).map(normalize);
  return [...new Set(parts)].filter((command) => command && !isAside(command));
}

/**
 * Compares the local commands of a guide with its example's test: a step must run each, alone or as one of several
 * that are joined with `&&`, or the example must give a reason under `untestedCommands`.
 * @returns one line per command without a step or reason, and per reason that no longer applies
 */
export function compareCommands(commands: readonly string[], example: Example): string[] {
  const steps = [...expandBuild(example), ...(example.failures ?? []), ...expandScript(example)];
  const runs = steps.flatMap((step) =>
    'run' in step ? normalize(step.run).split(' && ') : 'start' in step ? [step.command.join(' ')] : [],
  );
  const untestedCommands = new Set((example.untestedCommands ?? []).map(({what}) => what));
  const problems: string[] = [];
  for (const command of commands) {
    const tested = runs.includes(command);
    const excused = untestedCommands.delete(command);
    const how = 'add one, or give the reason in "untestedCommands" of example.json';
    if (!tested && !excused) problems.push(`\`${command}\`: no step runs it: ${how}`);
    if (tested && excused) problems.push(`example.json: untestedCommands: a step runs "${command}": remove it`);
  }
  for (const stale of untestedCommands)
    problems.push(`example.json: untestedCommands: "${stale}" is not in the guide: remove it`);
  return problems;
}

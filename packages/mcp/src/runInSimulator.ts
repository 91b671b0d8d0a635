import {startSession} from '@aloft/content/facts';
import {scenarios} from '@aloft/simulator';

/** Commands to run in order, and the initial state. */
export interface SimulatedRun {
  readonly commands: readonly string[];
  readonly scenario: string;
  /** Contents of files in the project directory, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Runs commands in the platform simulator.
 * @returns a transcript, with the exit code after each command that failed
 * @throws Error if the scenario doesn't exist
 */
export function runInSimulator({commands, scenario, files = {}}: SimulatedRun): string {
  const session = startSession(scenario);
  if (!session) throw new Error(`There is no scenario ${scenario}. Scenarios: ${Object.keys(scenarios).join(', ')}.`);
  for (const [name, text] of Object.entries(files)) session.write(name, text);
  return commands
    .map((command) => {
      const {output, exitCode} = session.run(command);
      return [`$ ${command}`, ...output, ...(exitCode === 0 ? [] : [`[exit code ${exitCode}]`])].join('\n');
    })
    .join('\n');
}

import path from 'node:path';
import {DockerfileParser} from 'dockerfile-ast';
import type {DockerfileCheck, Example} from './types';
import {expandBuild, expandScript} from './readExample';

/** A command on one line. */
export const squeeze = (text: string) => text.replace(/\\\n/g, ' ').replace(/\s+/g, ' ').trim();

/** The command line of ENTRYPOINT and CMD; undefined unless both are in the exec form. */
function readStart(instructions: readonly {keyword: string; args: string}[]): string[] | undefined {
  const parts = ['ENTRYPOINT', 'CMD'].map(
    (keyword) => instructions.filter((one) => one.keyword === keyword).at(-1)?.args ?? '[]',
  );
  try {
    return parts.flatMap((part) => JSON.parse(part) as string[]);
  } catch {
    return undefined;
  }
}

/**
 * Compares a Dockerfile with its example's test: every RUN must be a command of the test and vice versa, and CMD must
 * equal the test's start command, except for declared differences.
 * @returns one line per undeclared difference, and per declaration that no longer applies
 */
export function compareDockerfile(text: string, example: Example, check: DockerfileCheck = {}): string[] {
  const file = check.path ?? 'Dockerfile';
  const instructions = DockerfileParser.parse(text)
    .getInstructions()
    .map((one) => ({keyword: one.getKeyword(), args: squeeze(one.getArgumentsContent() ?? '')}));
  const lastStage = instructions.slice(instructions.map(({keyword}) => keyword).lastIndexOf('FROM'));
  const runs = instructions.filter(({keyword}) => keyword === 'RUN').map(({args}) => args);
  const directory = path.dirname(file);
  const steps = expandBuild(example)
    .filter(({cwd}) => (cwd ?? '.') === directory)
    .map(({run}) => squeeze(run));
  const onlyDocker = new Set((check.onlyInDockerfile ?? []).map(({what}) => squeeze(what)));
  const onlyTest = new Set((check.onlyInTest ?? []).map(({what}) => squeeze(what)));
  const untested = runs.filter((run) => !steps.includes(run) && !onlyDocker.delete(`RUN ${run}`));
  const added = steps.filter((step) => !runs.includes(step) && !onlyTest.delete(step));
  const toTest = 'add it to "build", or to "dockerfile.onlyInDockerfile" with a reason';
  const toDockerfile = 'add it there, or to "dockerfile.onlyInTest" with a reason';
  const problems = [
    ...untested.map((run) => `${file}: RUN ${run}: the test does not run it: ${toTest}`),
    ...added.map((step) => `example.json: ${step}: ${file} does not run it: ${toDockerfile}`),
  ];

  const start = readStart(lastStage);
  const name = check.starts ?? 'server';
  const servers = expandScript(example).flatMap((step) =>
    'start' in step && step.start === name ? JSON.stringify(step.command) : [],
  );
  const shown = JSON.stringify(start);
  const started = servers.join(' or ') || `no server named ${name}`;
  const isExcused = onlyDocker.delete('CMD');
  if (!isExcused && !start?.length)
    problems.push(`${file}: has no CMD in the exec form: write CMD ["program", "argument"]`);
  else if (!isExcused && !servers.includes(shown))
    problems.push(`${file}: CMD ${shown}: the test starts ${started}: make them equal`);
  for (const stale of [...onlyDocker, ...onlyTest])
    problems.push(`example.json: dockerfile: "${stale}" is on neither side or on both: remove it`);
  return problems;
}

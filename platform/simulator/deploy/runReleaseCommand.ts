import {formatDuration} from '../../quantities';
import {CommandFailure} from '../failure';
import {runTask} from '../machines/runTask';
import type {Namespace, SimulatorState} from '../state/types';
import type {Manifest} from './interpretManifest';

/**
 * Runs the release command of a manifest with the new image, before the app changes, and adds the steps.
 *
 * @returns the failure that ends the deploy, or undefined if the command succeeded or there is none
 */
export function runReleaseCommand(
  draft: SimulatorState,
  namespace: Namespace,
  manifest: Manifest,
  image: string,
  steps: string[],
): CommandFailure | undefined {
  const {app: name, release, template} = manifest;
  if (!release) return undefined;
  const {command, timeoutMs} = release;
  const line = command.join(' ');
  steps.push(`Running release command ${line}`);
  const task = {app: {name, labels: {}}, image, release: null, template, command, timeoutMs};
  const {machine, output, status} = runTask(draft, namespace, task);
  steps.push(`  machine ${machine.id} started in ${machine.region}`, ...output.map((text) => `  ${text}`));
  if (status === 0) {
    steps.push(`  release command ${line} succeeded`);
    return undefined;
  }
  const reason =
    status === null ? `it ran longer than ${formatDuration(timeoutMs)}` : `it returned exit code ${status}`;
  return new CommandFailure('release_command_failed', {name, reason});
}

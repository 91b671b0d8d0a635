import {formatDuration} from '@aloft/platform/values';
import type {Context} from '../context';
import {createFailure, type Failure} from '../failure';
import {runTask} from '../machines/runTask';
import {pick} from '../resources';
import {findImage} from '../state/images';
import type {Namespace} from '../state/types';
import {secretsOf} from './releaseApp';
import type {Manifest} from './readManifest';

/**
 * Runs the release command of a manifest with the new image, before the app changes, and adds the steps.
 *
 * @returns the failure that ends the deploy, or undefined if the command succeeded or there is none
 */
export function runReleaseCommand(
  context: Context<'quota_exceeded'>,
  namespace: Namespace,
  manifest: Manifest,
  image: string,
  steps: string[],
): Failure<'release_command_failed'> | undefined {
  const {app: name, release, template} = manifest;
  if (!release) return undefined;
  const {command, timeoutMs} = release;
  const line = command.join(' ');
  steps.push(`Running release command ${line}`);
  const secretValues = pick(namespace.apps, name)?.secretValues ?? {};
  const secrets = secretsOf({template, secretValues});
  const content = findImage(context.draft, image);
  const task = {app: {name, labels: {}}, image, content, secrets, release: null, template, command, timeoutMs};
  const {machine, output, status} = runTask(context, namespace, task);
  steps.push(`  machine ${machine.id} started in ${machine.region}`, ...output.map((text) => `  ${text}`));
  if (status === 0) {
    steps.push(`  release command ${line} succeeded`);
    return undefined;
  }
  const reason =
    status === null ? `it ran longer than ${formatDuration(timeoutMs)}` : `it returned exit code ${status}`;
  return createFailure('release_command_failed', {name, reason});
}

import type {Command} from '../types';
import {appCommands} from './app';
import {appEnvironmentCommands} from './appEnvironment';
import {appReleasesCommands} from './appReleases';
import {certificateCommands} from './certificate';
import {init} from './init';
import {machineCommands} from './machine';
import {machineAccessCommands} from './machineAccess';
import {namespaceCommands} from './namespace';
import {projectCommands} from './project';
import {serviceCommands} from './service';
import {sessionCommands} from './session';
import {volumeCommands} from './volume';

const definitions = [
  ...sessionCommands,
  init,
  ...projectCommands,
  ...appCommands,
  ...appReleasesCommands,
  ...appEnvironmentCommands,
  ...machineCommands,
  ...machineAccessCommands,
  ...serviceCommands,
  ...volumeCommands,
  ...certificateCommands,
  ...namespaceCommands,
] as const satisfies readonly Command[];

/** Every command, in the order of the reference. */
export const commands: readonly Command[] = definitions;

/** A command by its words: `app scale`. */
export type CommandId = (typeof definitions)[number]['id'];

export * from './app';
export * from './appEnvironment';
export * from './appReleases';
export * from './certificate';
export * from './init';
export * from './machine';
export * from './machineAccess';
export * from './namespace';
export * from './project';
export * from './service';
export * from './session';
export * from './volume';
export {logFlags, machineFlags} from './sharedFlags';
export {deployExitCodes, environmentVariables, exitCodes, globalFlags} from '../globalFlags';

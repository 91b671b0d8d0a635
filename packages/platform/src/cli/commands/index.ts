import type {Command} from '../types';
import {appCommands} from './app';
import {certificateCommands} from './certificate';
import {machineCommands} from './machine';
import {namespaceCommands} from './namespace';
import {projectCommands} from './project';
import {serviceCommands} from './service';
import {sessionCommands} from './session';
import {volumeCommands} from './volume';

/** Every command by its words, in the order of the reference. */
export const commandsById = {
  ...sessionCommands,
  ...projectCommands,
  ...appCommands,
  ...machineCommands,
  ...serviceCommands,
  ...volumeCommands,
  ...certificateCommands,
  ...namespaceCommands,
} as const satisfies Readonly<Record<string, Command>>;

export const commands: readonly Command[] = Object.values(commandsById);

/** A command by its words: `app scale`. */
export type CommandId = keyof typeof commandsById;

export {logFlags, machineFlags} from './sharedFlags';
export {environmentVariables, exitCodes, globalFlags} from '../globalFlags';

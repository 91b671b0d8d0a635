import type {Command} from '../types';
import {appCommands} from './app';
import {certificateCommands} from './certificate';
import {machineCommands} from './machine';
import {namespaceCommands} from './namespace';
import {projectCommands} from './project';
import {serviceCommands} from './service';
import {sessionCommands} from './session';
import {volumeCommands} from './volume';

/** Every command, in the order of the reference. */
export const commands: readonly Command[] = [
  ...sessionCommands,
  ...projectCommands,
  ...appCommands,
  ...machineCommands,
  ...serviceCommands,
  ...volumeCommands,
  ...certificateCommands,
  ...namespaceCommands,
];

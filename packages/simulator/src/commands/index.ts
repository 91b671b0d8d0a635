import type {CommandId} from '@aloft/platform/commands';
import type {Command} from '@aloft/platform/cli';
import type {Handler} from '../implement';
import {appCommands} from './app';
import {appEnvironmentCommands} from './appEnvironment';
import {certificateCommands} from './certificate';
import {init} from './init';
import {machineCommands} from './machine';
import {namespaceCommands} from './namespace';
import {projectCommands} from './project';
import {serviceCommands} from './service';
import {sessionCommands} from './session';
import {volumeCommands} from './volume';

const handlers: Readonly<Record<CommandId, Handler>> = {
  ...sessionCommands,
  ...init,
  ...projectCommands,
  ...appCommands,
  ...appEnvironmentCommands,
  ...machineCommands,
  ...serviceCommands,
  ...volumeCommands,
  ...certificateCommands,
  ...namespaceCommands,
};

/** The behavior of a command. */
export const findHandler = ({id}: Command): Handler => handlers[id as CommandId];

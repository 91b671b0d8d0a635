import type {Handler} from '../context';
import {appCommands} from './app';
import {certificateCommands} from './certificate';
import {machineCommands} from './machine';
import {namespaceCommands} from './namespace';
import {projectCommands} from './project';
import {serviceCommands} from './service';
import {sessionCommands} from './session';
import {tokenCommands} from './token';
import {volumeCommands} from './volume';

/** The handler of every command of the grammar, by its canonical words. */
export const handlers: ReadonlyMap<string, Handler> = new Map(
  Object.entries({
    ...sessionCommands,
    ...tokenCommands,
    ...projectCommands,
    ...appCommands,
    ...machineCommands,
    ...serviceCommands,
    ...volumeCommands,
    ...certificateCommands,
    ...namespaceCommands,
  }),
);

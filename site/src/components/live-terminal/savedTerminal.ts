import {isObject} from '@aloft/platform/values';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {SimulatorState} from '@aloft/simulator';
import type {RunRequest} from './terminalStore';

/** An entry of the terminal's log: a command and its output. */
export interface Entry {
  readonly id: number;
  /** The typed line; undefined for a message of the terminal itself. */
  readonly command?: string;
  readonly directory?: string;
  readonly output: string;
  /** True if the reader turned colors off with `NO_COLOR`. */
  readonly isPlain?: boolean;
}

/** The terminal of this tab, which survives a reload. */
export interface SavedTerminal {
  /** Undefined before the first command. */
  readonly state?: SimulatorState;
  readonly origin: RunRequest;
  readonly entries: readonly Entry[];
  readonly history: readonly string[];
  readonly directory: string;
  /** File in the editor, with unsaved changes. */
  readonly editing?: {readonly path: string; readonly text: string};
  readonly isKept?: boolean;
  readonly isOpen: boolean;
  /** Line or transcript that a reload interrupted. */
  readonly pending?: string | RunRequest;
}

/** The number changes with the format of the state. Without storage, the terminal lasts until the reader leaves the site. */
const slot = createStorageSlot('al-terminal-4', {persistence: 'sessionStorage'});

function isEntry(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {id, command = '', directory = '', output} = value;
  return Number.isInteger(id) && [command, directory, output].every((text) => typeof text === 'string');
}

const isRequest = (value: unknown): boolean =>
  isObject(value) && (typeof value.source === 'string' || Array.isArray(value.source)) && Number.isInteger(value.block);

/** Stored values are untrusted. The worker checks the state. */
function isSaved(value: unknown): value is SavedTerminal {
  if (!isObject(value)) return false;
  const {state, origin, entries, history, directory, editing = {path: '', text: ''}, pending = ''} = value;
  return (
    (state === undefined || (isObject(state) && Number.isInteger(state.now))) &&
    isRequest(origin) &&
    (typeof pending === 'string' || isRequest(pending)) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Array.isArray(history) &&
    history.every((line) => typeof line === 'string') &&
    typeof directory === 'string' &&
    isObject(editing) &&
    [editing.path, editing.text].every((text) => typeof text === 'string')
  );
}

/** Undefined if this tab has no terminal, or the stored value is invalid. */
export function readSaved(): SavedTerminal | undefined {
  try {
    const saved: unknown = JSON.parse(slot.get() ?? 'null');
    return isSaved(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

export const save = (terminal: SavedTerminal): void => slot.set(JSON.stringify(terminal));

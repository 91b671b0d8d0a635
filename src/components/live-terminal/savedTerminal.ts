import type {SimulatorState} from '@site/platform/simulator';
import type {Entry} from './Entry';
import type {RunRequest} from './terminalStore';

/** The terminal of this tab, which survives a reload. */
export interface SavedTerminal {
  readonly state: SimulatorState;
  readonly origin: RunRequest;
  readonly entries: readonly Entry[];
  readonly history: readonly string[];
  readonly folder: string;
  readonly isKept: boolean;
  readonly isOpen: boolean;
}

/** Key in `sessionStorage`. A new version of the site starts over, because its state may have another form. */
const key = 'al-terminal-1';

/** Undefined without a terminal in this tab, and without storage. */
export function readSaved(): SavedTerminal | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as SavedTerminal);
  } catch {
    return undefined;
  }
}

/** Does nothing where storage is full or blocked: the terminal then lasts until the page is left. */
export function save(terminal: SavedTerminal): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(terminal));
  } catch {
    // The terminal works without it.
  }
}

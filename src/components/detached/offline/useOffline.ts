import type {OfflineSummary} from '@site/platform/offline/offlineFormat';
import {useRef, useState} from 'react';
import {
  OfflineError,
  readSaved,
  readSummary,
  removeSaved,
  saveSite,
  type OfflineProblem,
  type SavedSite,
} from './savedSite';

/** State of the dialog. */
export type OfflineState =
  | {readonly step: 'reading'}
  | {
      readonly step: 'ready';
      readonly summary: OfflineSummary;
      /** Whether an earlier download stopped. */
      readonly isPartial: boolean;
      /** Why the last download failed. */
      readonly problem?: OfflineProblem;
      readonly isRemoved?: boolean;
    }
  | {readonly step: 'saving'; readonly summary: OfflineSummary; readonly done: number; readonly total: number}
  | {readonly step: 'saved'; readonly site: SavedSite}
  /** The copy was removed, and the size of a new download can't be read offline. */
  | {readonly step: 'removed'}
  | {readonly step: 'failed'; readonly problem: OfflineProblem};

interface OfflineActions {
  readonly read: () => Promise<void>;
  readonly save: (summary: OfflineSummary) => Promise<void>;
  readonly cancel: () => void;
  readonly remove: () => Promise<void>;
}

const problemOf = (error: unknown): OfflineProblem => (error instanceof OfflineError ? error.problem : 'failed');

/** The state when the dialog opens. */
async function readState(): Promise<OfflineState> {
  try {
    const site = await readSaved();
    if (typeof site === 'object') return {step: 'saved', site};
    return {step: 'ready', summary: await readSummary(), isPartial: site === 'partial'};
  } catch (error) {
    return {step: 'failed', problem: problemOf(error)};
  }
}

/** State and actions of the dialog, which saves the site in this browser and removes it. */
export function useOffline(): readonly [OfflineState, OfflineActions] {
  const [state, setState] = useState<OfflineState>({step: 'reading'});
  const controller = useRef<AbortController>(undefined);

  const read = async () => {
    // A download continues while the dialog is closed.
    if (controller.current) return;
    const next = await readState();
    // The reader may have reopened the dialog and started a download by now.
    if (!controller.current) setState(next);
  };

  const save = async (summary: OfflineSummary) => {
    const {build, files} = summary;
    const {signal} = (controller.current = new AbortController());
    setState({step: 'saving', summary, done: 0, total: files});
    try {
      await saveSite({
        build,
        signal,
        onProgress: (done, total) => setState({step: 'saving', summary, done, total}),
      });
      setState({step: 'saved', site: summary});
    } catch (error) {
      const isPartial = (await readSaved().catch(() => 'nothing')) === 'partial';
      // The site may have been deployed again.
      const next = await readSummary().catch(() => summary);
      setState({step: 'ready', summary: next, isPartial, problem: signal.aborted ? undefined : problemOf(error)});
    } finally {
      controller.current = undefined;
    }
  };

  const remove = async () => {
    try {
      await removeSaved();
      const summary = await readSummary().catch(() => undefined);
      setState(summary ? {step: 'ready', summary, isPartial: false, isRemoved: true} : {step: 'removed'});
    } catch (error) {
      setState({step: 'failed', problem: problemOf(error)});
    }
  };

  return [state, {read, save, cancel: () => controller.current?.abort(), remove}];
}

import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import DetachedDialog, {dialogBody, dialogButton, type DialogHandle} from '../DetachedDialog';
import {describeProblem} from './describeProblem';
import styles from './OfflineDialog.module.css';
import {useOffline, type OfflineState} from './useOffline';

const formatCount = (count: number): string => count.toLocaleString(document.documentElement.lang);
const formatMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  }).format(bytes / 1e6);

/** Message for screen readers after a change of the state. */
function describeState(state: OfflineState): string {
  switch (state.step) {
    case 'reading':
      return '';
    case 'saving':
      return translate({id: 'aloft.offline.saving', message: 'Downloading the site.'});
    case 'saved':
      return translate({id: 'aloft.offline.saved', message: 'The site is saved in this browser.'});
    case 'removed':
      return translate({id: 'aloft.offline.removed', message: 'The saved site was removed from this browser.'});
    case 'failed':
      return describeProblem(state.problem);
    case 'ready':
      if (state.problem) return describeProblem(state.problem);
      if (state.isRemoved) return describeState({step: 'removed'});
      return state.isPartial
        ? translate({id: 'aloft.offline.partial', message: 'A part of the site is saved from an unfinished download.'})
        : '';
  }
}

interface SizesProps {
  readonly files: number;
  /** Bytes. */
  readonly storage: number;
  /** Bytes. */
  readonly transfer?: number;
}

function Sizes({files, storage, transfer}: SizesProps): ReactNode {
  return (
    <dl className={styles.sizes}>
      {transfer !== undefined && (
        <>
          <dt>
            <Translate id="aloft.offline.transfer">Download</Translate>
          </dt>
          <dd>{formatMegabytes(transfer)}</dd>
        </>
      )}
      <dt>
        <Translate id="aloft.offline.storage">Storage</Translate>
      </dt>
      <dd>{formatMegabytes(storage)}</dd>
      <dt>
        <Translate id="aloft.offline.files">Files</Translate>
      </dt>
      <dd>{formatCount(files)}</dd>
    </dl>
  );
}

/** Saves the site in this browser, and removes it. */
export default function OfflineDialog({ref}: {readonly ref: Ref<Pick<DialogHandle, 'open'>>}): ReactNode {
  const dialog = useRef<DialogHandle>(null);
  const body = useRef<HTMLDivElement>(null);
  const [state, {read, save, cancel, remove}] = useOffline();
  useImperativeHandle(ref, () => ({
    open: () => {
      dialog.current?.open();
      void read();
    },
  }));
  useEffect(() => {
    // The button that had the focus is gone.
    if (document.activeElement === document.body) body.current?.focus();
  }, [state.step]);

  const removeButton = (
    <button key="remove" type="button" className={dialogButton} onClick={() => void remove()}>
      <Translate id="aloft.offline.remove">Remove</Translate>
    </button>
  );
  const message = describeState(state);
  const isProblem = state.step === 'failed' || (state.step === 'ready' && state.problem !== undefined);

  return (
    <DetachedDialog
      ref={dialog}
      titleId="al-offline-title"
      title={<Translate id="aloft.offline.title">Read offline</Translate>}
      className={styles.dialog}
    >
      <div
        ref={body}
        className={clsx(dialogBody, styles.body)}
        tabIndex={-1}
        role="group"
        aria-labelledby="al-offline-title"
      >
        <p className={isProblem ? styles.problem : styles.message} role="status">
          {message}
        </p>
        {state.step === 'ready' && (
          <>
            <p>
              <Translate id="aloft.offline.what">
                Save all pages, search, and the terminal in this browser to use them without a network connection.
                Markdown versions of pages and downloads of samples still need one.
              </Translate>
            </p>
            <Sizes {...state.summary} />
            <div className={styles.buttons}>
              <button
                key="save"
                type="button"
                className={clsx(dialogButton, styles.primary)}
                onClick={() => void save(state.summary)}
              >
                {state.problem ? (
                  <Translate id="aloft.offline.retry">Try again</Translate>
                ) : (
                  <Translate id="aloft.offline.download">Download</Translate>
                )}
              </button>
              {state.isPartial && removeButton}
            </div>
          </>
        )}
        {state.step === 'saving' && (
          <>
            <progress
              className={styles.progress}
              max={state.total}
              value={state.done}
              aria-label={translate({id: 'aloft.offline.progress', message: 'Downloaded files'})}
            />
            <p>
              <Translate
                id="aloft.offline.count"
                values={{done: formatCount(state.done), total: formatCount(state.total)}}
              >
                {'{done} of {total} files'}
              </Translate>
            </p>
            <div className={styles.buttons}>
              <button key="cancel" type="button" className={dialogButton} onClick={cancel}>
                <Translate id="aloft.offline.cancel">Cancel</Translate>
              </button>
            </div>
          </>
        )}
        {state.step === 'saved' && (
          <>
            <p>
              <Translate id="aloft.offline.update">
                Open the site at the same URL without a network connection. When you are online, pages come from the
                network, and each new version of the site replaces the saved one.
              </Translate>
            </p>
            <Sizes files={state.site.files} storage={state.site.storage} />
            <div className={styles.buttons}>{removeButton}</div>
          </>
        )}
      </div>
    </DetachedDialog>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {explainScript} from '@site/platform/cli/explain/explainScript';
import clsx from 'clsx';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import ExitCodeList from './ExitCodeList';
import styles from './ExplainDialog.module.css';
import PartList from './PartList';
import ProblemList from './ProblemList';

/** Opens the dialog from outside. */
export interface ExplainHandle {
  readonly open: (script: string) => void;
}

const rows = {least: 2, most: 8};

function describeCount(script: string, problems: number): string {
  if (script.trim() === '')
    return translate({id: 'aloft.explain.empty', message: 'Enter a command to see what each word means.'});
  if (problems === 0) return translate({id: 'aloft.explain.noProblems', message: 'No problems found.'});
  if (problems === 1) return translate({id: 'aloft.explain.oneProblem', message: '1 problem found.'});
  return translate({id: 'aloft.explain.problems', message: '{count} problems found.'}, {count: problems});
}

/** Explains a command line, a pipeline or a script while the reader edits it. */
export default function ExplainDialog({ref}: {readonly ref: Ref<ExplainHandle>}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [script, setScript] = useState('');
  const shown = useDeferredValue(script);
  const {parts, problems, exitCodes} = useMemo(() => explainScript(shown), [shown]);

  const close = useCallback(() => dialog.current?.close(), []);
  useImperativeHandle(ref, () => ({
    open: (text) => {
      setScript(text);
      if (!dialog.current?.open) dialog.current?.showModal();
      field.current?.focus();
    },
  }));
  useEffect(() => {
    const {current: element} = dialog;
    const onMouseDown = ({target}: globalThis.MouseEvent) => target === element && close();
    element?.addEventListener('mousedown', onMouseDown);
    return () => element?.removeEventListener('mousedown', onMouseDown);
  }, [close]);
  /** The page that a link leads to is behind the dialog. */
  const leave = ({target, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && !(metaKey || ctrlKey || shiftKey || altKey)) close();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="al-explain-title">
      <div className={styles.bar}>
        <h2 id="al-explain-title" className={styles.title}>
          <Translate id="aloft.explain.title">Explain a command</Translate>
        </h2>
        <button type="button" className={styles.close} onClick={close}>
          <Translate id="aloft.explain.close">Close</Translate>
        </button>
      </div>
      <textarea
        ref={field}
        className={styles.field}
        aria-label={translate({id: 'aloft.explain.field', message: 'Command or script'})}
        aria-describedby="al-explain-status"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        rows={Math.min(rows.most, Math.max(rows.least, script.split('\n').length))}
        spellCheck={false}
        value={script}
        onChange={(event) => setScript(event.target.value)}
      />
      <p id="al-explain-status" role="status" className={clsx(styles.status, problems.length > 0 && styles.bad)}>
        {describeCount(shown, problems.length)}
      </p>
      {/* StaticLinks follows links in an element of this class. The clicks are those of links, which have keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={clsx('markdown', styles.body)} onClick={leave}>
        <ProblemList problems={problems} />
        {shown.trim() !== '' && (
          <>
            <h3>
              <Translate id="aloft.explain.words">Word by word</Translate>
            </h3>
            <PartList parts={parts} />
          </>
        )}
        <ExitCodeList exitCodes={exitCodes} />
      </div>
    </dialog>
  );
}

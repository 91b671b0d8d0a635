import Translate, {translate} from '@docusaurus/Translate';
import {explainScript} from '@site/platform/cli/explain/explainScript';
import clsx from 'clsx';
import {useDeferredValue, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref} from 'react';
import DetachedDialog, {dialogBody, type DialogHandle} from '../detached/DetachedDialog';
import ProblemCount from '../detached/ProblemCount';
import ExitCodeList from './ExitCodeList';
import styles from './ExplainDialog.module.css';
import PartList from './PartList';
import ProblemList from './ProblemList';

/** Opens the dialog from outside. */
export interface ExplainHandle {
  readonly open: (script: string) => void;
}

const rows = {least: 2, most: 8};

/** Explains a command line, a pipeline or a script while the reader edits it. */
export default function ExplainDialog({ref}: {readonly ref: Ref<ExplainHandle>}): ReactNode {
  const dialog = useRef<DialogHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [script, setScript] = useState('');
  const shown = useDeferredValue(script);
  const {parts, problems, exitCodes} = useMemo(() => explainScript(shown), [shown]);

  useImperativeHandle(ref, () => ({
    open: (text) => {
      setScript(text);
      dialog.current?.open();
      field.current?.focus();
    },
  }));

  return (
    <DetachedDialog
      ref={dialog}
      titleId="al-explain-title"
      className={styles.dialog}
      title={<Translate id="aloft.explain.title">Explain a command</Translate>}
    >
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
      <ProblemCount
        id="al-explain-status"
        count={problems.length}
        message={
          shown.trim() === ''
            ? translate({id: 'aloft.explain.empty', message: 'Enter a command to see what each word means.'})
            : undefined
        }
      />
      {/* `StaticLinks` handles links in elements of this class. */}
      <div className={clsx('markdown', dialogBody, styles.body)}>
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
    </DetachedDialog>
  );
}

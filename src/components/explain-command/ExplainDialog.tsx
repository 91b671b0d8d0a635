import Translate, {translate} from '@docusaurus/Translate';
import {explainScript} from '@site/platform/cli/explain/explainScript';
import clsx from 'clsx';
import {
  useDeferredValue,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import DetachedDialog, {type DialogHandle} from '../detached/DetachedDialog';
import ExitCodeList from './ExitCodeList';
import styles from './ExplainDialog.module.css';
import PartList from './PartList';
import ProblemList from './ProblemList';

/** Opens the dialog from outside. */
export interface ExplainHandle {
  /** Explains a script. `reportUrl` is where to report a problem with the block that it comes from. */
  readonly open: (script: string, reportUrl?: string) => void;
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
  const dialog = useRef<DialogHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [script, setScript] = useState('');
  const [reportUrl, setReportUrl] = useState<string>();
  const shown = useDeferredValue(script);
  const {parts, problems, exitCodes} = useMemo(() => explainScript(shown), [shown]);

  useImperativeHandle(ref, () => ({
    open: (text, url) => {
      setScript(text);
      setReportUrl(url);
      dialog.current?.open();
      field.current?.focus();
    },
  }));
  /** The page that a link leads to is behind the dialog. */
  const leave = ({target, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) => {
    const isPlain = !(metaKey || ctrlKey || shiftKey || altKey);
    if (target instanceof Element && target.closest('a:not([target])') && isPlain) dialog.current?.close();
  };

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
        {reportUrl !== undefined && (
          <p className={styles.report}>
            <a href={reportUrl} target="_blank">
              <Translate id="aloft.report.block">Report a problem with this block</Translate>
            </a>
          </p>
        )}
      </div>
    </DetachedDialog>
  );
}

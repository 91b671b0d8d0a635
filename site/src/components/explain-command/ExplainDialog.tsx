import {brand} from '@aloft/platform/brand';
import {explainScript} from '@aloft/platform/shell';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useDeferredValue, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref} from 'react';
import Dialog, {dialogBody, type DialogHandle} from '../dialogs/Dialog';
import ProblemCount from '../dialogs/ProblemCount';
import {createOpener} from '../dialogs/createOpener';
import styles from './ExplainDialog.module.css';
import ExplanationView from './ExplanationView';

/** Opens the dialog from outside. */
export interface ExplainHandle {
  readonly open: (script: string) => void;
}

const rows = {least: 2, most: 8};

const describeEmpty = (script: string): string =>
  script.trim() === ''
    ? translate({id: 'aloft.explain.empty', message: 'Enter a command to see what each word means.'})
    : translate({id: 'aloft.explain.none', message: 'No {program} command found.'}, {program: brand.cli});

/** Explains the CLI's command lines in a text while the reader edits it. */
function ExplainDialog({ref}: {readonly ref: Ref<ExplainHandle>}): ReactNode {
  const dialog = useRef<DialogHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [script, setScript] = useState('');
  const shown = useDeferredValue(script);
  const explanation = useMemo(() => explainScript(shown), [shown]);

  useImperativeHandle(ref, () => ({
    open: (text) => {
      setScript(text);
      dialog.current?.open();
      field.current?.focus();
    },
  }));

  return (
    <Dialog
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
        count={explanation.problems.length}
        message={explanation.calls.length === 0 ? describeEmpty(shown) : undefined}
      />
      <div className={clsx('markdown', dialogBody)}>
        <ExplanationView {...explanation} />
      </div>
    </Dialog>
  );
}

const findDialog = createOpener(ExplainDialog);

/** The commands of a block, without prompts and output. */
function readCommands(block: Element): string {
  const code = block.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  const isTranscript = block.querySelector('.tok-prompt') !== null;
  for (const part of code?.querySelectorAll('.tok-output, .tok-prompt') ?? []) part.remove();
  const lines = (code?.textContent ?? '').split('\n');
  return lines
    .filter((line) => !isTranscript || line.trim() !== '')
    .join('\n')
    .trim();
}

/** Explains a command, or the commands of the code block that contains an element. */
export async function openExplainer(source: string | Element): Promise<void> {
  const {open} = await findDialog();
  const block = typeof source === 'string' ? null : source.closest('[data-code-block]');
  open(block ? readCommands(block) : typeof source === 'string' ? source : '');
}

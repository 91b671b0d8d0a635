import {brand} from '@aloft/platform/brand';
import {manifestFields, nearestField} from '@aloft/platform/manifest';
import type {EditorState} from '@codemirror/state';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import clsx from 'clsx';
import {useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref} from 'react';
import Dialog, {dialogBody, dialogPanes, type DialogHandle} from '../dialogs/Dialog';
import ProblemCount from '../dialogs/ProblemCount';
import {createOpener} from '../dialogs/createOpener';
import FieldPanel from './FieldPanel';
import PlanPanel from './PlanPanel';
import ProblemPanel from './ProblemPanel';
import styles from './Workbench.module.css';
import {createEditor, type Editor} from './createEditor';
import {findProblems, type PlacedProblem} from './findProblems';
import {completeFragment, starter} from './starter';
import {pathAt} from './yamlPath';

/** The last text that was edited in this tab. */
const draft = createStorageSlot('al-manifest-1', {persistence: 'sessionStorage'});

/** The end mark shows that a link wasn't cut. */
const encodeManifest = (text: string): string => `#edit=${encodeURIComponent(text)}&end`;

/** Decodes a fragment; undefined if it's damaged. */
function decodeManifest(fragment: string): string | undefined {
  const [, text] = /^#edit=(.*)&end$/.exec(fragment) ?? [];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Opens the dialog from outside. */
export interface WorkbenchHandle {
  /**
   * Opens the workbench with the given text, or with the draft.
   *
   * @param isDamaged whether the reader followed a link whose manifest can't be decoded
   */
  readonly open: (text?: string, isDamaged?: boolean) => void;
}

/** Milliseconds after the last change until the manifest is checked. */
const pause = 150;

function download(text: string): void {
  const href = `data:application/yaml,${encodeURIComponent(text)}`;
  Object.assign(document.createElement('a'), {href, download: brand.manifest}).click();
}

interface Checked {
  readonly state: EditorState;
  readonly problems: readonly PlacedProblem[];
}

/** An editor for a manifest, with its problems, the plan of a deploy, and explanations of its fields. */
function Workbench({ref}: {readonly ref: Ref<WorkbenchHandle>}): ReactNode {
  const dialog = useRef<DialogHandle>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const [checked, setChecked] = useState<Checked>();
  const [path, setPath] = useState('');
  const [message, setMessage] = useState('');
  const [replaced, setReplaced] = useState<string>();

  // Runs before the handle is available.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = (state: EditorState) => {
      const problems = findProblems(state);
      editor.current?.mark(problems);
      setChecked({state, problems});
    };
    const created = createEditor({
      host: host.current!,
      label: translate({id: 'aloft.workbench.manifest', message: 'Manifest'}),
      text: draft.get() ?? starter,
      format: {fields: manifestFields},
      onUpdate: (state, isChanged) => {
        setPath(pathAt(state, state.selection.main.head));
        if (!isChanged) return;
        draft.set(state.doc.toString());
        setMessage('');
        clearTimeout(timer);
        timer = setTimeout(() => check(state), pause);
      },
    });
    editor.current = created;
    check(created.getState());
    setPath(pathAt(created.getState(), 0));
    return () => {
      clearTimeout(timer);
      created.destroy();
    };
  }, []);

  /** Replaces the manifest. The reader can restore the previous draft. */
  const replace = (text: string) => {
    const current = editor.current!.getState().doc.toString();
    if (text === current) return;
    setReplaced(draft.get() === null ? undefined : current);
    editor.current!.setText(text);
  };
  useImperativeHandle(ref, () => ({
    open: (text, isDamaged) => {
      if (text !== undefined) replace(text);
      if (isDamaged)
        setMessage(
          translate({
            id: 'aloft.workbench.damaged',
            message: 'The link is damaged or incomplete, so its manifest cannot be shown.',
          }),
        );
      dialog.current?.open();
      editor.current!.focus();
    },
  }));

  const readText = () => editor.current!.getState().doc.toString();
  const restore = () => {
    editor.current!.setText(replaced!);
    setReplaced(undefined);
    editor.current!.focus();
  };
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      setMessage(translate({id: 'aloft.workbench.notCopied', message: 'Your browser did not allow copying.'}));
    }
  };
  const copyText = () => copy(readText(), translate({id: 'aloft.workbench.copied', message: 'Manifest copied.'}));
  const copyLink = () =>
    copy(
      `${window.location.origin}${siteConfig.baseUrl}docs/resources/schema${encodeManifest(readText())}`,
      translate({id: 'aloft.workbench.linkCopied', message: 'Link copied. It contains the whole manifest.'}),
    );
  const problems = checked?.problems ?? [];

  return (
    <Dialog
      ref={dialog}
      titleId="al-workbench-title"
      className={styles.dialog}
      title={<Translate id="aloft.workbench.title">Manifest workbench</Translate>}
      actions={
        <>
          {replaced !== undefined && (
            <button type="button" className="al-quiet-button" onClick={restore}>
              <Translate id="aloft.workbench.restore">Restore draft</Translate>
            </button>
          )}
          <button type="button" className="al-quiet-button" onClick={() => void copyText()}>
            <Translate id="aloft.workbench.copy">Copy</Translate>
          </button>
          <button type="button" className="al-quiet-button" onClick={() => void copyLink()}>
            <Translate id="aloft.workbench.copyLink">Copy link</Translate>
          </button>
          <button type="button" className="al-quiet-button" onClick={() => download(readText())}>
            <Translate id="aloft.workbench.download">Download</Translate>
          </button>
        </>
      }
    >
      <ProblemCount count={problems.length} message={message || undefined} />
      <div className={dialogPanes}>
        <div ref={host} className={styles.editor} />
        <div className={clsx('markdown', dialogBody)}>
          <section aria-labelledby="al-workbench-problems">
            <h3 id="al-workbench-problems">
              <Translate id="aloft.workbench.problemList">Problems</Translate>
            </h3>
            {checked && (
              <ProblemPanel
                problems={problems}
                doc={checked.state.doc}
                onSelect={(range) => editor.current!.select(range)}
              />
            )}
          </section>
          <section aria-labelledby="al-workbench-field">
            <h3 id="al-workbench-field">
              <Translate id="aloft.workbench.field">Field at the cursor</Translate>
            </h3>
            <FieldPanel field={nearestField(path)} />
          </section>
          <section aria-labelledby="al-workbench-plan">
            <h3 id="al-workbench-plan">
              <Translate id="aloft.workbench.plan">Dry run</Translate>
            </h3>
            {checked && problems.length === 0 && <PlanPanel text={checked.state.doc.toString()} />}
            {problems.length > 0 && (
              <p>
                <Translate id="aloft.workbench.planInvalid">
                  Fix the problems to see what a deploy would create.
                </Translate>
              </p>
            )}
          </section>
        </div>
      </div>
    </Dialog>
  );
}

const findWorkbench = createOpener(Workbench);

/** Opens the workbench with a code block's manifest, the given text, or by default the draft of this tab. */
export async function openWorkbench(source?: string | Element): Promise<void> {
  const code = source instanceof Element ? source.closest('[data-code-block]')?.querySelector('code') : undefined;
  const text = code ? completeFragment(`${code.textContent?.trimEnd()}\n`) : source;
  (await findWorkbench()).open(typeof text === 'string' ? text : undefined);
}

/** Opens the workbench with the manifest in a URL fragment. */
export async function openLink(fragment: string): Promise<void> {
  const text = decodeManifest(fragment);
  (await findWorkbench()).open(text, text === undefined);
}

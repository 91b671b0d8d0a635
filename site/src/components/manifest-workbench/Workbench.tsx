import {brand} from '@aloft/platform/brand';
import {manifestFields, nearestField} from '@aloft/platform/manifest';
import {linter} from '@codemirror/lint';
import {EditorView} from '@codemirror/view';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import clsx from 'clsx';
import {useCallback, useImperativeHandle, useRef, useState, type ReactNode, type Ref} from 'react';
import Dialog, {dialogBody, dialogPanes, DialogSection, openDialog} from '../dialogs/Dialog';
import QuietButton from '../dialogs/QuietButton';
import {createOpener} from '../dialogs/createOpener';
import {Problem, ProblemCount} from '../dialogs/problems';
import FieldPanel from './FieldPanel';
import PlanPanel from './PlanPanel';
import styles from './Workbench.module.css';
import {createEditor} from './createEditor';
import {findProblems} from './findProblems';
import {pathAt} from './readYaml';
import {completeFragment, starter} from './starter';

/** The last text that was edited in this tab. */
const draft = createStorageSlot('al-manifest-1', {persistence: 'sessionStorage'});

const readDraft = (): string => draft.get() ?? starter;

/**
 * Opens the workbench with a text, or with the draft.
 *
 * @param isDamaged whether the reader followed a link whose manifest can't be decoded
 */
type Open = (text?: string, isDamaged?: boolean) => void;

/** Milliseconds after the last change until the manifest is checked. */
const pause = 150;

const check = (text: string) => ({text, problems: findProblems(text)});

/** An editor for a manifest, with its problems, the plan of a deploy, and explanations of its fields. */
function Workbench({ref}: {readonly ref: Ref<Open>}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const editor = useRef<EditorView>(null);
  const [{text, problems}, setChecked] = useState(() => check(readDraft()));
  const [path, setPath] = useState(() => pathAt(readDraft(), 0));
  const [message, setMessage] = useState('');
  const [replaced, setReplaced] = useState<string>();

  const mountEditor = useCallback((host: HTMLDivElement) => {
    const lint = ({state}: EditorView) => {
      const checked = check(state.doc.toString());
      setChecked(checked);
      return checked.problems;
    };
    const view = createEditor({
      host,
      label: translate({id: 'aloft.workbench.manifest', message: 'Manifest'}),
      text: readDraft(),
      fields: manifestFields,
      extensions: linter(lint, {delay: pause}),
      onUpdate: (current, isChanged, cursor) => {
        setPath(pathAt(current, cursor));
        if (!isChanged) return;
        draft.set(current);
        setMessage('');
      },
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  const readText = () => editor.current!.state.doc.toString();
  /** Replaces the text, as a change that can be undone. */
  const setText = (insert: string) =>
    editor.current!.dispatch({
      changes: {from: 0, to: editor.current!.state.doc.length, insert},
      selection: {anchor: 0},
      scrollIntoView: true,
    });
  useImperativeHandle(ref, () => (given, isDamaged) => {
    const current = readText();
    if (given !== undefined && given !== current) {
      setReplaced(draft.get() === null ? undefined : current);
      setText(given);
    }
    if (isDamaged)
      setMessage(
        translate({
          id: 'aloft.workbench.damaged',
          message: 'The link is damaged or incomplete, so its manifest cannot be shown.',
        }),
      );
    openDialog(dialog.current!);
    editor.current!.focus();
  });

  const restore = () => {
    setText(replaced!);
    setReplaced(undefined);
    editor.current!.focus();
  };
  const select = (anchor: number, head: number) => {
    editor.current!.focus();
    editor.current!.dispatch({
      selection: {anchor, head},
      effects: EditorView.scrollIntoView(anchor, {y: 'center'}),
    });
  };
  const copy = async (copied: string, done: string) => {
    try {
      await navigator.clipboard.writeText(copied);
      setMessage(done);
    } catch {
      setMessage(translate({id: 'aloft.workbench.notCopied', message: 'Your browser did not allow copying.'}));
    }
  };
  const download = () => {
    const href = `data:application/yaml,${encodeURIComponent(readText())}`;
    Object.assign(document.createElement('a'), {href, download: brand.manifest}).click();
  };
  const copyText = () => void copy(readText(), translate({id: 'aloft.workbench.copied', message: 'Manifest copied.'}));
  const copyLink = () =>
    void copy(
      // The end mark shows that the link wasn't cut.
      `${window.location.origin}${siteConfig.baseUrl}docs/resources/schema#edit=${encodeURIComponent(readText())}&end`,
      translate({id: 'aloft.workbench.linkCopied', message: 'Link copied. It contains the whole manifest.'}),
    );

  return (
    <Dialog
      ref={dialog}
      titleId="al-workbench-title"
      className={styles.dialog}
      title={translate({id: 'aloft.workbench.title', message: 'Manifest workbench'})}
      actions={
        <>
          {replaced !== undefined && (
            <QuietButton
              label={translate({id: 'aloft.workbench.restore', message: 'Restore draft'})}
              onClick={restore}
            />
          )}
          <QuietButton label={translate({id: 'aloft.workbench.copy', message: 'Copy'})} onClick={copyText} />
          <QuietButton label={translate({id: 'aloft.workbench.copyLink', message: 'Copy link'})} onClick={copyLink} />
          <QuietButton label={translate({id: 'aloft.workbench.download', message: 'Download'})} onClick={download} />
        </>
      }
    >
      <ProblemCount count={problems.length} message={message} />
      <div className={dialogPanes}>
        <div ref={mountEditor} className={styles.editor} />
        <div className={clsx('markdown', dialogBody)}>
          <DialogSection
            id="al-workbench-problems"
            title={translate({id: 'aloft.workbench.problemList', message: 'Problems'})}
          >
            {problems.length > 0 ? (
              <ul className="clean-list">
                {problems.map(({from, to, message: about, hint}, index) => (
                  <Problem key={index} hint={hint?.includes('https://') ? undefined : hint}>
                    <button type="button" className="clean-btn al-link text--left" onClick={() => select(from, to)}>
                      <strong>
                        {translate(
                          {id: 'aloft.workbench.line', message: 'Line {number}'},
                          {number: text.slice(0, from).split('\n').length},
                        )}
                      </strong>{' '}
                      {about}
                    </button>
                  </Problem>
                ))}
              </ul>
            ) : (
              <p>
                <Translate id="aloft.workbench.valid">The manifest is valid.</Translate>
              </p>
            )}
          </DialogSection>
          <DialogSection
            id="al-workbench-field"
            title={translate({id: 'aloft.workbench.field', message: 'Field at the cursor'})}
          >
            <FieldPanel field={nearestField(path)} />
          </DialogSection>
          <DialogSection id="al-workbench-plan" title={translate({id: 'aloft.workbench.plan', message: 'Dry run'})}>
            {problems.length > 0 ? (
              <p>
                <Translate id="aloft.workbench.planInvalid">
                  Fix the problems to see what a deploy would create.
                </Translate>
              </p>
            ) : (
              <PlanPanel text={text} />
            )}
          </DialogSection>
        </div>
      </div>
    </Dialog>
  );
}

const findWorkbench = createOpener(Workbench);

/** Opens the workbench with the manifest of the code block that contains a button, or with the draft of this tab. */
export function openWorkbench(button?: HTMLButtonElement): void {
  const code = button?.closest('[data-code-block]')?.querySelector('code');
  findWorkbench()(code ? completeFragment(`${code.textContent.trimEnd()}\n`) : undefined);
}

/** Opens the workbench with the manifest in a URL fragment. */
export function openLink(fragment: string): void {
  const parts = new URLSearchParams(fragment.slice(1));
  const text = parts.has('end') ? (parts.get('edit') ?? undefined) : undefined;
  findWorkbench()(text, text === undefined);
}

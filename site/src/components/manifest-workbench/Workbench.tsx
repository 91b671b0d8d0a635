import {brand} from '@aloft/platform/brand';
import {manifestFields, nearestField} from '@aloft/platform/manifest';
import {linter} from '@codemirror/lint';
import {EditorView} from '@codemirror/view';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import clsx from 'clsx';
import {useCallback, useRef, useState} from 'react';
import Dialog, {createOpener, dialogBody, dialogPanes, DialogSection} from '../dialogs/Dialog';
import QuietButton from '../dialogs/QuietButton';
import {Problem, ProblemCount} from '../dialogs/problems';
import FieldPanel from './FieldPanel';
import PlanPanel from './PlanPanel';
import styles from './Workbench.module.css';
import {createEditor} from './createEditor';
import {findProblems} from './findProblems';
import {pathAt} from './readYaml';
import {completeFragment, starter} from './starter';

/** The last text that was edited in this tab. */
const slot = createStorageSlot('al-manifest-1', {persistence: 'sessionStorage'});

/** Milliseconds after the last change until the manifest is checked. */
const pause = 150;

const check = (text: string) => ({text, problems: findProblems(text)});

interface Props {
  /** The manifest; by default, the draft. */
  readonly initial?: string;
  /** The draft that the manifest replaced. */
  readonly draft?: string;
  /** Whether the reader followed a link whose manifest can't be decoded. */
  readonly isDamaged?: boolean;
}

/** An editor for a manifest, with its problems, the plan of a deploy, and explanations of its fields. */
function Workbench({initial = slot.get() ?? starter, draft, isDamaged = false}: Props) {
  const editor = useRef<EditorView>(null);
  const [{text, problems}, setChecked] = useState(() => check(initial));
  const [path, setPath] = useState(() => pathAt(initial, 0));
  const [replaced, setReplaced] = useState(draft);
  const [message, setMessage] = useState(() =>
    isDamaged ? translate({message: 'The link is damaged or incomplete, so its manifest cannot be shown.'}) : '',
  );

  const mountEditor = useCallback((host: HTMLDivElement) => {
    const lint = ({state}: EditorView) => {
      const checked = check(state.doc.toString());
      setChecked(checked);
      return checked.problems;
    };
    const view = createEditor({
      host,
      label: translate({message: 'Manifest'}),
      text: initial,
      fields: manifestFields,
      extensions: linter(lint, {delay: pause}),
      onUpdate: (current, isChanged, cursor) => {
        setPath(pathAt(current, cursor));
        if (!isChanged) return;
        slot.set(current);
        setMessage('');
      },
    });
    editor.current = view;
    return () => view.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- the text of the first render
  }, []);

  const readText = () => editor.current!.state.doc.toString();
  /** Replaces the text, as a change that can be undone. */
  const restore = () => {
    const changes = {from: 0, to: editor.current!.state.doc.length, insert: replaced};
    editor.current!.dispatch({changes, selection: {anchor: 0}, scrollIntoView: true});
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
      setMessage(translate({message: 'Your browser did not allow copying.'}));
    }
  };
  const download = () => {
    const href = `data:application/yaml,${encodeURIComponent(readText())}`;
    Object.assign(document.createElement('a'), {href, download: brand.manifest}).click();
  };
  const copyText = () => void copy(readText(), translate({message: 'Manifest copied.'}));
  const copyLink = () =>
    void copy(
      // The end mark shows that the link wasn't cut.
      `${window.location.origin}${siteConfig.baseUrl}docs/resources/schema#edit=${encodeURIComponent(readText())}&end`,
      translate({message: 'Link copied. It contains the whole manifest.'}),
    );

  return (
    <Dialog
      className={styles.dialog}
      title={translate({message: 'Manifest workbench'})}
      actions={
        <>
          {replaced !== undefined && <QuietButton label={translate({message: 'Restore draft'})} onClick={restore} />}
          <QuietButton label={translate({message: 'Copy'})} onClick={copyText} />
          <QuietButton label={translate({message: 'Copy link'})} onClick={copyLink} />
          <QuietButton label={translate({message: 'Download'})} onClick={download} />
        </>
      }
    >
      <ProblemCount count={problems.length} message={message} />
      <div className={dialogPanes}>
        <div ref={mountEditor} data-focus className={styles.editor} />
        <div className={clsx('markdown', dialogBody)}>
          <DialogSection title={translate({message: 'Problems'})}>
            {problems.length > 0 ? (
              <ul className="clean-list">
                {problems.map(({from, to, message: about, hint}, index) => (
                  <Problem key={index} hint={hint?.includes('https://') ? undefined : hint}>
                    <button type="button" className="clean-btn al-link text--left" onClick={() => select(from, to)}>
                      <strong>
                        {translate({message: 'Line {number}'}, {number: text.slice(0, from).split('\n').length})}
                      </strong>{' '}
                      {about}
                    </button>
                  </Problem>
                ))}
              </ul>
            ) : (
              <p>{translate({message: 'The manifest is valid.'})}</p>
            )}
          </DialogSection>
          <DialogSection title={translate({message: 'Field at the cursor'})}>
            <FieldPanel field={nearestField(path)} />
          </DialogSection>
          <DialogSection title={translate({message: 'Dry run'})}>
            {problems.length > 0 ? (
              <p>{translate({message: 'Fix the problems to see what a deploy would create.'})}</p>
            ) : (
              <PlanPanel text={text} />
            )}
          </DialogSection>
        </div>
      </div>
    </Dialog>
  );
}

/** Makes a manifest the draft. */
function edit(initial: string): Props {
  const draft = slot.get() ?? undefined;
  slot.set(initial);
  return {initial, draft: draft === initial ? undefined : draft};
}

/** Opens the workbench with the manifest of a button's code block, or else that of the URL, or else the tab's draft. */
export default createOpener(Workbench, (button: HTMLButtonElement) => {
  const code = button.closest('[data-code-block]')?.querySelector('code');
  if (code) return edit(completeFragment(`${code.textContent.trimEnd()}\n`));
  const {hash, pathname, search} = window.location;
  const link = new URLSearchParams(hash.slice(1));
  const text = link.get('edit');
  if (text === null) return undefined;
  // A reload continues with the draft.
  window.history.replaceState(window.history.state, '', pathname + search);
  return link.has('end') ? edit(text) : {isDamaged: true};
});

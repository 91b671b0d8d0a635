import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {createRef, useLayoutEffect, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import QuietButton from '../dialogs/QuietButton';
import {lockScroll} from '../dialogs/lockScroll';
import CommandLine from './CommandLine';
import FileEditor from './FileEditor';
import styles from './LiveTerminal.module.css';
import Log from './Log';
import {terminalStore, type RunRequest} from './terminalStore';

/** The only terminal. */
const dialog = createRef<HTMLDialogElement>();
/** The command line, or the text of the file in the editor. */
const field = createRef<HTMLInputElement & HTMLTextAreaElement>();
/** The element with the focus before the terminal opened. */
let opener: Element | null = null;

/** Small windows show a modal dialog instead of a dock. */
const small = matchMedia('(width < 48em) or (height < 30em)');

const focus = (): void => field.current?.focus({preventScroll: true});

/** Scrolls the block whose Run button opened the terminal above the dock. */
const showBlock = (): void => opener?.closest('[data-code-block]')?.scrollIntoView({block: 'nearest'});

/** Shows the dialog in the way that suits the window. */
function place(): void {
  const {isOpen, isBar} = terminalStore.getView();
  const element = dialog.current!;
  const isDock = isOpen && !isBar && !small.matches;
  element.close();
  // `show` would move the focus.
  if (isBar) element.open = isOpen;
  else if (isDock) element.show();
  else if (isOpen) element.showModal();
  lockScroll();
  document.documentElement.classList.toggle(styles.aboveDock!, isDock);
  if (isOpen) focus();
  if (isDock) showBlock();
}
small.addEventListener('change', place);

function close(): void {
  dialog.current?.close();
  terminalStore.update({isOpen: false});
  // Otherwise, a reload opens the terminal again.
  const {hash, pathname, search} = window.location;
  if (hash === '#terminal') window.history.replaceState(window.history.state, '', pathname + search);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

const formatTime = (now: number): string => `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A terminal on the simulated platform: a dock below the page, a dialog in a small window, or a bar that opens it. */
function LiveTerminal() {
  const view = useSyncExternalStore(terminalStore.subscribe, terminalStore.getView);
  const {isOpen, isBar, isStarting, isKept = false, state, entries, editing, failure} = view;
  const {run, restart, update} = terminalStore;
  const isEditing = editing !== undefined;
  useLayoutEffect(place, [isOpen, isBar]);
  useLayoutEffect(focus, [isEditing]);

  if (isBar)
    return (
      <dialog ref={dialog} className={clsx(styles.terminal, styles.bar)} aria-label={translate({message: 'Terminal'})}>
        <QuietButton
          label={translate(
            {message: 'Open the terminal ({count} commands)'},
            {count: String(entries.filter(({command}) => command !== undefined).length)},
          )}
          onClick={() => update({isBar: false})}
        />
        <QuietButton label={translate({message: 'Close'})} onClick={close} />
      </dialog>
    );
  return (
    <dialog ref={dialog} className={styles.terminal} aria-label={translate({message: 'Terminal'})} onCancel={close}>
      <div className={styles.toolbar} role="group" aria-label={translate({message: 'Actions'})}>
        <strong>{translate({message: 'Terminal'})}</strong>
        {state && (
          <small>
            <Translate>Simulated time:</Translate> <time>{formatTime(state.now)}</time>
          </small>
        )}
        <span className={clsx('al-row', styles.buttons)}>
          <QuietButton label={translate({message: 'Wait 5 min'})} onClick={() => run('wait 5m')} />
          <QuietButton label={translate({message: 'Restart'})} onClick={restart} />
          <QuietButton
            label={translate({message: 'Keep session'})}
            aria-pressed={isKept}
            title={translate({message: 'Run buttons continue in this session instead of starting over'})}
            onClick={() => update({isKept: !isKept})}
          />
          {/* `rel="opener"` copies this tab's session storage to the new tab. */}
          <a
            className="al-quiet-button"
            href="#terminal"
            target="_blank"
            rel="opener"
            aria-label={translate({message: 'Open the terminal in a new tab'})}
          >
            <Translate>New tab</Translate>
          </a>
        </span>
        <QuietButton label={translate({message: 'Close'})} onClick={close} />
      </div>
      <p className={styles.note}>
        <Translate>This is a simulation: commands run in your browser, and nothing is sent anywhere.</Translate>{' '}
        <span id="al-terminal-keys">
          <Translate>Tab completes a word. To leave the command line, press Esc, then Tab.</Translate>
        </span>
      </p>
      <Log entries={entries} isStarting={isStarting} />
      {failure && (
        <p key={failure} className={styles.failure} role="alert">
          {failure === 'network' ? (
            <Translate>The simulator could not be loaded. Check your connection, then run a command again.</Translate>
          ) : (
            <Translate>The site was updated after you opened this page. Load the page again.</Translate>
          )}
        </p>
      )}
      {editing ? (
        <FileEditor ref={field} key={editing.path} {...editing} />
      ) : (
        <CommandLine ref={field} directory={state?.shell.directory} history={view.history} onClose={close} />
      )}
    </dialog>
  );
}

flushSync(() => createRoot(document.body.appendChild(document.createElement('div'))).render(<LiveTerminal />));

/**
 * Opens the terminal of this tab.
 *
 * @param request transcript to run; without one, the session continues
 */
export function openTerminal(request?: RunRequest): void {
  if (!dialog.current?.contains(document.activeElement)) opener = document.activeElement;
  flushSync(() => terminalStore.update({isOpen: true, isBar: false}));
  focus();
  showBlock();
  const {entries, isStarting} = terminalStore.getView();
  if (request) terminalStore.start(request);
  else if (entries.length === 0 && !isStarting) terminalStore.run('help');
}

/** Shows a bar that opens the terminal, without moving the focus. */
export const resumeTerminal = (): void => terminalStore.update({isOpen: true, isBar: true});

/** Runs a transcript of the page. The button's value is the transcript's index, from 0. */
export default function runBlock({value}: HTMLButtonElement): void {
  openTerminal({source: window.location.pathname, block: Number(value)});
}

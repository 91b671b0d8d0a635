import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import {createOpener} from '../dialogs/createOpener';
import {lockScroll} from '../dialogs/lockScroll';
import CommandLine from './CommandLine';
import FileEditor from './FileEditor';
import styles from './LiveTerminal.module.css';
import Log from './Log';
import Toolbar from './Toolbar';
import {terminalStore, type RunRequest} from './terminalStore';

/** Opens the terminal from outside. */
export interface TerminalHandle {
  readonly open: (request?: RunRequest) => void;
  /** Shows a bar that opens the terminal, without moving the focus. */
  readonly resume: () => void;
}

/** Small windows show a modal dialog instead of a dock. */
const dialogQuery = '(width < 48em) or (height < 30em)';

/** Scrolls the block whose Run button opened the terminal above the terminal. */
const showBlock = (opener: Element | null): void =>
  opener?.closest('[data-code-block]')?.scrollIntoView({block: 'nearest'});

/** Whether the terminal neither shows nor runs a command. */
function isUnused(): boolean {
  const {entries, isStarting} = terminalStore.getView();
  return entries.length === 0 && !isStarting;
}

/** A terminal on the simulated platform: a dock below the page, or a dialog in a small window. */
function LiveTerminal({ref}: {readonly ref: Ref<TerminalHandle>}): ReactNode {
  const view = useSyncExternalStore(terminalStore.subscribe, terminalStore.getView);
  const {isOpen, editing} = view;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);
  const [isBar, setBar] = useState(false);
  const [isModal, setModal] = useState(() => matchMedia(dialogQuery).matches);

  const focus = useCallback(() => input.current?.focus({preventScroll: true}), []);
  const close = useCallback(() => {
    dialog.current?.close();
    terminalStore.setOpen(false);
    // Otherwise, a reload opens the terminal again.
    const {hash, pathname, search} = window.location;
    if (hash === '#terminal') window.history.replaceState(window.history.state, '', pathname + search);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      open: (request) => {
        if (!dialog.current?.contains(document.activeElement)) opener.current = document.activeElement;
        terminalStore.setOpen(true);
        setBar(false);
        if (request) terminalStore.start(request).catch(() => undefined);
        else if (isUnused()) terminalStore.run('help').catch(() => undefined);
        focus();
        showBlock(opener.current);
      },
      resume: () => {
        terminalStore.setOpen(true);
        setBar(true);
      },
    }),
    [focus],
  );

  useEffect(() => {
    const query = matchMedia(dialogQuery);
    const onChange = () => setModal(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  useEffect(() => {
    const {current: element} = dialog;
    if (!isOpen || !element) return undefined;
    if (isBar) {
      // `show` would move the focus.
      element.open = true;
      return () => element.close();
    }
    if (isModal) element.showModal();
    else element.show();
    focus();
    lockScroll();
    const {classList} = document.documentElement;
    classList.toggle(styles.aboveDock!, !isModal);
    if (!isModal) showBlock(opener.current);
    return () => {
      classList.remove(styles.aboveDock!);
      element.close();
      lockScroll();
    };
  }, [isOpen, isBar, isModal, focus]);
  const isEditing = editing !== undefined;
  useEffect(() => {
    if (isOpen && !isBar && !isEditing) focus();
  }, [isOpen, isBar, isEditing, focus]);

  const name = translate({id: 'aloft.terminal.title', message: 'Terminal'});
  if (isBar) {
    const count = view.entries.filter(({command}) => command !== undefined).length;
    return (
      <dialog ref={dialog} className={clsx(styles.terminal, styles.bar)} aria-label={name}>
        <button type="button" className="al-quiet-button" onClick={() => setBar(false)}>
          <Translate id="aloft.terminal.resume" values={{count}}>
            {'Open the terminal ({count} commands)'}
          </Translate>
        </button>
        <button type="button" className="al-quiet-button" onClick={close}>
          <Translate id="aloft.terminal.close">Close</Translate>
        </button>
      </dialog>
    );
  }
  return (
    <dialog ref={dialog} className={styles.terminal} aria-label={name} onCancel={close}>
      <Toolbar view={view} onClose={close} />
      <p className={styles.note}>
        <Translate id="aloft.terminal.note">
          This is a simulation: commands run in your browser, and nothing is sent anywhere.
        </Translate>{' '}
        <span id="al-terminal-keys">
          <Translate id="aloft.terminal.keys">
            Tab completes a word. To leave the command line, press Esc, then Tab.
          </Translate>
        </span>
      </p>
      <Log entries={view.entries} isStarting={view.isStarting} />
      {view.failure && (
        <p key={view.failure} className={styles.failure} role="alert">
          {view.failure === 'network' ? (
            <Translate id="aloft.terminal.failed">
              The simulator could not be loaded. Check your connection, then run a command again.
            </Translate>
          ) : (
            <Translate id="aloft.terminal.updated">
              The site was updated after you opened this page. Load the page again.
            </Translate>
          )}
        </p>
      )}
      {editing ? (
        <FileEditor key={editing.path} {...editing} />
      ) : (
        <CommandLine input={input} directory={view.directory} history={view.history} onClose={close} />
      )}
    </dialog>
  );
}

// Starts loading the simulator before the reader runs a command.
terminalStore.prepare();

const findTerminal = createOpener(LiveTerminal);

/**
 * Opens the terminal of this tab.
 *
 * @param request transcript to run; without one, the session continues
 */
export async function openTerminal(request?: RunRequest): Promise<void> {
  (await findTerminal()).open(request);
}

/** Shows the terminal of this tab as a bar. */
export const resumeTerminal = async (): Promise<void> => (await findTerminal()).resume();

/** Runs a transcript of the page. The button's value is the transcript's index, from 0. */
export const runBlock = ({value}: HTMLButtonElement): Promise<void> =>
  openTerminal({source: window.location.pathname, block: Number(value)});

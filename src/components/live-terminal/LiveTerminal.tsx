import Translate, {translate} from '@docusaurus/Translate';
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
import CommandLine from './CommandLine';
import FileEditor from './FileEditor';
import styles from './LiveTerminal.module.css';
import Log from './Log';
import {terminalStore, type RunRequest} from './terminalStore';
import Toolbar from './Toolbar';

/** Opens the terminal from outside. */
export interface TerminalHandle {
  readonly open: (request?: RunRequest) => void;
}

/** Small windows show a modal dialog instead of a dock. */
const dialogQuery = '(width < 48em) or (height < 30em)';

/** Whether the terminal neither shows nor runs a command. */
function isUnused(): boolean {
  const {entries, isStarting} = terminalStore.getView();
  return entries.length === 0 && !isStarting;
}

/** A terminal on the simulated platform: a dock below the page, or a dialog in a small window. */
export default function LiveTerminal({ref}: {readonly ref: Ref<TerminalHandle>}): ReactNode {
  const view = useSyncExternalStore(terminalStore.subscribe, terminalStore.getView);
  const {isOpen, editing} = view;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);
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
        if (request) terminalStore.start(request).catch(() => undefined);
        else if (isUnused()) terminalStore.run('help').catch(() => undefined);
        focus();
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
    if (isModal) element.showModal();
    else element.show();
    focus();
    const root = document.documentElement;
    root.classList.add(isModal ? styles.behindDialog! : styles.aboveDock!);
    return () => {
      root.classList.remove(styles.behindDialog!, styles.aboveDock!);
      element.close();
    };
  }, [isOpen, isModal, focus]);
  const isEditing = editing !== undefined;
  useEffect(() => {
    if (isOpen && !isEditing) focus();
  }, [isOpen, isEditing, focus]);

  return (
    <dialog
      ref={dialog}
      className={styles.terminal}
      aria-label={translate({id: 'aloft.terminal.title', message: 'Terminal'})}
      onCancel={close}
    >
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
      {view.failure === 'network' && (
        <p className={styles.failure} role="alert">
          <Translate id="aloft.terminal.failed">
            The simulator could not be loaded. Check your connection, then run a command again.
          </Translate>
        </p>
      )}
      {view.failure === 'update' && (
        <p className={styles.failure} role="alert">
          <Translate id="aloft.terminal.updated">
            The site was updated after you opened this page. Load the page again.
          </Translate>
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

import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './LiveTerminal.module.css';
import {terminalStore, type TerminalView} from './terminalStore';

interface Props {
  readonly view: TerminalView;
  readonly onClose: () => void;
}

const formatTime = (now: number): string => `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Name, simulated time and actions of the terminal. */
export default function Toolbar({view, onClose}: Props): ReactNode {
  return (
    <div
      className={styles.toolbar}
      role="group"
      aria-label={translate({id: 'aloft.terminal.actions', message: 'Actions'})}
    >
      <strong>
        <Translate id="aloft.terminal.title">Terminal</Translate>
      </strong>
      {view.now !== undefined && (
        <small>
          <Translate id="aloft.terminal.time">Simulated time:</Translate> <time>{formatTime(view.now)}</time>
        </small>
      )}
      <span className={styles.buttons}>
        <button type="button" className="al-quiet-button" onClick={() => void terminalStore.run('wait 5m')}>
          <Translate id="aloft.terminal.wait">Wait 5 min</Translate>
        </button>
        <button type="button" className="al-quiet-button" onClick={() => void terminalStore.restart()}>
          <Translate id="aloft.terminal.restart">Restart</Translate>
        </button>
        <button
          type="button"
          className="al-quiet-button"
          aria-pressed={view.isKept}
          title={translate({
            id: 'aloft.terminal.keepHint',
            message: 'Run buttons continue in this session instead of starting over',
          })}
          onClick={() => terminalStore.setKept(!view.isKept)}
        >
          <Translate id="aloft.terminal.keep">Keep session</Translate>
        </button>
        {/* `rel="opener"` copies this tab's session storage to the new tab. */}
        <a
          className="al-quiet-button"
          href="#terminal"
          target="_blank"
          rel="opener"
          aria-label={translate({id: 'aloft.terminal.newTabNamed', message: 'Open the terminal in a new tab'})}
        >
          <Translate id="aloft.terminal.newTab">New tab</Translate>
        </a>
      </span>
      <button type="button" className="al-quiet-button" onClick={onClose}>
        <Translate id="aloft.terminal.close">Close</Translate>
      </button>
    </div>
  );
}

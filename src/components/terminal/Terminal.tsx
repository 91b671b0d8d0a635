import Translate from '@docusaurus/Translate';
import OnDemandButton from '@site/src/components/on-demand/OnDemandButton';
import type {ReactNode} from 'react';
import styles from './Terminal.module.css';

export interface TerminalEntry {
  /** The command without the prompt. */
  readonly command: string;
  /** The output, which may be empty. */
  readonly output: string;
}

export interface TerminalProps {
  /** Title in the frame's bar, and accessible name. */
  title: string;
  entries: readonly TerminalEntry[];
  /** Scenario in which the session starts, also in the live terminal. */
  scenario: string;
}

/** A recorded session in a scrolling window frame. A button runs its commands in the live terminal. */
export default function Terminal({title, entries, scenario}: TerminalProps): ReactNode {
  const load = async () => {
    const {openTerminal} = await import(
      /* webpackChunkName: "open-terminal" */ '@site/src/components/live-terminal/openTerminal'
    );
    return () => openTerminal({source: [{scenario}, {block: entries.map(({command}) => command)}], block: 0});
  };
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <OnDemandButton className={styles.run} load={load}>
          <Translate id="aloft.home.run">Run it here</Translate>
        </OnDemandButton>
      </figcaption>
      {/* A scrolling region has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.screen} tabIndex={0} role="region" aria-label={title}>
        <code lang="en">
          {entries.map(({command, output}) => (
            <span key={command} className={styles.entry}>
              <span className={styles.prompt}>$ </span>
              <span className={styles.command}>{command}</span>
              {output && <span className={styles.output}>{`\n${output}`}</span>}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

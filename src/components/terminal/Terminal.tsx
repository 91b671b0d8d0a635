import type {ReactNode} from 'react';
import styles from './Terminal.module.css';

export interface TerminalEntry {
  /** The command without the prompt. */
  readonly command: string;
  /** The output, which may be empty. */
  readonly output: string;
}

export interface TerminalProps {
  /** Shown in the frame's bar, and read as its name. */
  title: string;
  entries: readonly TerminalEntry[];
}

/** A recorded session in a window frame. It scrolls in itself and can be focused for that. */
export default function Terminal({title, entries}: TerminalProps): ReactNode {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.bar}>{title}</figcaption>
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

import {translate} from '@docusaurus/Translate';
import {useLayoutEffect, useRef} from 'react';
import {colorOutput, type OutputPart} from '@aloft/simulator/output';
import type {Entry, TerminalView} from './terminalStore';
// The colors of output.
import '../CodeBlock.module.css';
import styles from './LiveTerminal.module.css';

/** Lines with columns don't wrap, so that the columns stay aligned. Sentences wrap. */
const isTabular = (line: string): boolean => /\S {2,}\S/.test(line);

function Output({output, isPlain}: Entry) {
  return (
    <pre className={styles.output}>
      {output.split('\n').map((line, index) => (
        // The index is a stable key, because lines never change.
        <span key={index} className={isTabular(line) ? styles.row : styles.line}>
          {(isPlain ? [{text: line}] : colorOutput(line)).map(({text, color}: OutputPart, part) => (
            <span key={part} className={color && `out-${color}`}>
              {text}
            </span>
          ))}
        </span>
      ))}
    </pre>
  );
}

/** Commands and their output. Screen readers announce additions. */
export default function Log({entries, isStarting}: Pick<TerminalView, 'entries' | 'isStarting'>) {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries, isStarting]);
  return (
    <div ref={log} className={styles.log} role="log" aria-label={translate({message: 'Output'})} lang="en" tabIndex={0}>
      {entries.map((entry) => (
        <div key={entry.id}>
          {entry.command !== undefined && (
            <div className={styles.command}>
              <span className="tok-prompt" aria-hidden="true">
                {entry.directory ? `${entry.directory} $ ` : '$ '}
              </span>
              {entry.command}
            </div>
          )}
          {entry.output !== '' && <Output {...entry} />}
        </div>
      ))}
      {isStarting && <p className="al-late">{translate({message: 'Starting…'})}</p>}
    </div>
  );
}

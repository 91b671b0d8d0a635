import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './LiveTerminal.module.css';
import {terminalStore} from './terminalStore';

interface Props {
  readonly path: string;
  readonly text: string;
}

/** Edits a file of the simulated project. Tab moves the focus, so that the editor isn't a keyboard trap. */
export default function FileEditor({path, text}: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        terminalStore.write(path, text.replace(/\n?$/, '\n')).catch(() => undefined);
      }}
    >
      <textarea
        ref={area}
        className={clsx('al-field', styles.text)}
        aria-label={translate({id: 'aloft.terminal.file', message: 'Content of {path}'}, {path})}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => terminalStore.setDraft(path, event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          terminalStore.cancelEdit();
        }}
      />
      <div className={styles.buttons}>
        <code className={styles.path}>{path}</code>
        <button type="submit" className="al-quiet-button">
          <Translate id="aloft.terminal.save">Save</Translate>
        </button>
        <button type="button" className="al-quiet-button" onClick={terminalStore.cancelEdit}>
          <Translate id="aloft.terminal.cancel">Cancel</Translate>
        </button>
      </div>
    </form>
  );
}

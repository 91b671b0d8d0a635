import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Ref} from 'react';
import QuietButton from '../dialogs/QuietButton';
import styles from './LiveTerminal.module.css';
import {terminalStore, type TerminalView} from './terminalStore';

type Props = NonNullable<TerminalView['editing']> & {readonly ref: Ref<HTMLTextAreaElement>};

/** Edits a file of the simulated project. Tab moves the focus, so that the editor isn't a keyboard trap. */
export default function FileEditor({ref, path, text}: Props) {
  const cancel = () => terminalStore.update({editing: undefined});
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        terminalStore.write(path, text.replace(/\n?$/, '\n'));
      }}
    >
      <textarea
        ref={ref}
        className={clsx('al-field', styles.text)}
        aria-label={translate({message: 'Content of {path}'}, {path})}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => terminalStore.update({editing: {path, text: event.target.value}})}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          cancel();
        }}
      />
      <div className="al-row">
        <code className={styles.path}>{path}</code>
        <QuietButton type="submit" label={translate({message: 'Save'})} />
        <QuietButton label={translate({message: 'Cancel'})} onClick={cancel} />
      </div>
    </form>
  );
}

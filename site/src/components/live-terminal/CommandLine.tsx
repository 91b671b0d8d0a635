import {translate} from '@docusaurus/Translate';
import {useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref} from 'react';
import {isOfInputMethod} from '../search/keys';
import styles from './LiveTerminal.module.css';
import {readPaste} from './readPaste';
import {terminalStore} from './terminalStore';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly directory?: string;
  readonly history: readonly string[];
  readonly onClose: () => void;
}

function commonStart(words: readonly string[]): string {
  let [start = ''] = words;
  for (const word of words) while (!word.startsWith(start)) start = start.slice(0, -1);
  return start;
}

/** The prompt. Tab completes, but moves the focus after Escape and on an empty line. */
export default function CommandLine({ref, directory, history, onClose}: Props) {
  const [line, setLine] = useState('');
  /** Position from the end of the history; 0 is the line that's being edited. */
  const back = useRef(0);
  const isTabReleased = useRef(false);

  const complete = async () => {
    const {start, candidates} = await terminalStore.complete(line);
    const isOnly = candidates.length === 1 && !candidates[0]!.endsWith('/');
    const shared = commonStart(candidates) + (isOnly ? ' ' : '');
    if (shared.length > line.length - start) setLine(line.slice(0, start) + shared);
    else if (candidates.length > 0) terminalStore.print(candidates.join('   '), line);
    else terminalStore.print(translate({message: 'No completion. Press Esc, then Tab to move on.'}));
  };
  const recall = (step: number) => {
    back.current = Math.max(0, Math.min(history.length, back.current + step));
    setLine(back.current === 0 ? '' : (history.at(-back.current) ?? ''));
  };
  const onControlKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const {selectionStart, selectionEnd} = event.currentTarget;
    if (event.key === 'l') terminalStore.update({entries: []});
    else if (event.key === 'c' && selectionStart === selectionEnd && String(getSelection()) === '') {
      terminalStore.print('', `${line}^C`);
      setLine('');
      back.current = 0;
    } else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.ctrlKey && !event.altKey && !event.metaKey) onControlKey(event);
    else if (event.key === 'Escape') {
      event.preventDefault();
      if (isTabReleased.current) onClose();
      isTabReleased.current = true;
    } else if (event.key === 'Tab') {
      if (event.shiftKey || isTabReleased.current || line.trim() === '') return;
      event.preventDefault();
      void complete();
    } else {
      isTabReleased.current = false;
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      recall(event.key === 'ArrowUp' ? 1 : -1);
    }
  };
  const run = (text: string) => {
    back.current = 0;
    setLine('');
    if (text.trim() !== '') terminalStore.run(text.trim());
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/\n|^\$ /.test(text)) return;
    event.preventDefault();
    const {selectionStart, selectionEnd} = event.currentTarget;
    const {commands, rest} = readPaste(text, line.slice(0, selectionStart ?? 0), line.slice(selectionEnd ?? 0));
    commands.forEach(run);
    setLine(rest);
  };

  return (
    <form
      className={styles.prompt}
      onSubmit={(event) => {
        event.preventDefault();
        run(line);
      }}
    >
      <span className="tok-prompt" aria-hidden="true">
        {directory ? `${directory} $` : '$'}
      </span>
      <input
        ref={ref}
        className="al-bare-field"
        aria-label={translate({message: 'Command'})}
        aria-describedby="al-terminal-keys"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="send"
        spellCheck={false}
        value={line}
        onBlur={() => (isTabReleased.current = false)}
        onChange={(event) => setLine(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </form>
  );
}

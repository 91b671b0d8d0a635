import {brand} from '@aloft/platform/brand';
import {explainScript} from '@aloft/platform/shell';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useDeferredValue, useMemo, useState} from 'react';
import Dialog, {createOpener, dialogBody} from '../dialogs/Dialog';
import {Problem, ProblemCount} from '../dialogs/problems';
import styles from './ExplainDialog.module.css';
import WordList, {Note, ReferenceLink, Row} from './WordList';

const describeEmpty = (script: string): string =>
  script.trim() === ''
    ? translate({message: 'Enter a command to see what each word means.'})
    : translate({message: 'No {program} command found.'}, {program: brand.cli});

/**
 * Explains the CLI's command lines in a text while the reader edits it: each word, the errors that the CLI would report
 * with their fixes, and the exit codes.
 */
function ExplainDialog({initial}: {readonly initial: string}) {
  const [script, setScript] = useState(initial);
  const shown = useDeferredValue(script);
  const {calls, isPartial, problems, exitCodes} = useMemo(() => explainScript(shown), [shown]);

  return (
    <Dialog className={styles.dialog} title={translate({message: 'Explain a command'})}>
      <textarea
        className={styles.field}
        data-focus
        aria-label={translate({message: 'Command or script'})}
        aria-describedby="al-explain-status"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        rows={Math.min(8, Math.max(2, script.split('\n').length))}
        spellCheck={false}
        value={script}
        onChange={(event) => setScript(event.target.value)}
      />
      <ProblemCount
        id="al-explain-status"
        count={problems.length}
        message={calls.length === 0 ? describeEmpty(shown) : undefined}
      />
      <div className={clsx('markdown', dialogBody)}>
        {problems.length > 0 && (
          <>
            <h3>{translate({message: 'Problems'})}</h3>
            <ul className="clean-list">
              {problems.map(({code, message, hint, url}, index) => (
                <Problem key={index} hint={hint}>
                  {message} (
                  <ReferenceLink url={url}>
                    <code>{code}</code>
                  </ReferenceLink>
                  )
                </Problem>
              ))}
            </ul>
          </>
        )}
        {calls.length > 0 && <h3>{translate({message: 'Word by word'})}</h3>}
        {calls.map((words, index) => (
          <WordList key={index} words={words} />
        ))}
        {isPartial && (
          <p className="margin-vert--md">
            <Note
              text={translate(
                {
                  message:
                    'Only the words of {program} commands are explained. Other programs and shell syntax, such as pipes, `case`, arrays, and `[[ ]]`, are not. PowerShell scripts are not supported.',
                },
                {program: brand.cli},
              )}
            />
          </p>
        )}
        {exitCodes.length > 0 && (
          <>
            <h3>{translate({message: 'Exit codes to handle in scripts'})}</h3>
            <dl className="ref-list">
              {exitCodes.map(({code, meaning, handling, url}) => (
                <Row key={code} name={String(code)} url={url} label={translate({message: 'Exit code {code}'}, {code})}>
                  {meaning} <strong>{handling}</strong>
                </Row>
              ))}
            </dl>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The commands of a block, without prompts and output. */
function readCommands(block: Element): string {
  const code = block.querySelector('code')!.cloneNode(true) as HTMLElement;
  const isTranscript = code.querySelector('.tok-prompt') !== null;
  for (const part of code.querySelectorAll('.tok-output, .tok-prompt')) part.remove();
  const text = code.textContent.trim();
  return isTranscript ? text.replace(/\n\s*\n/g, '\n') : text;
}

/** Explains a command, or the commands of the code block that contains an element. */
export default createOpener(ExplainDialog, (source: string | Element) => ({
  initial: typeof source === 'string' ? source : readCommands(source.closest('[data-code-block]')!),
}));

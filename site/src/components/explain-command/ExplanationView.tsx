import {brand} from '@aloft/platform/brand';
import type {ExplainedWord, Explanation, WordKind} from '@aloft/platform/shell';
import Translate, {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {dialogRows} from '../dialogs/Dialog';
import styles from './ExplainDialog.module.css';

/** Text from the facts, with code between backticks. */
export function Note({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}

interface LinkProps {
  /** Path in the current docs with an anchor. Without it, the text isn't a link. */
  readonly url?: string;
  /** Name of a link whose text alone is unclear. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to the reference. It's a plain element, because the dialog is outside the router; see `useDialogLinks`. */
export function ReferenceLink({url, label, children}: LinkProps): ReactNode {
  if (url === undefined) return children;
  return (
    <a href={siteConfig.baseUrl + url.slice(1)} aria-label={label}>
      {children}
    </a>
  );
}

const describeKind = (kind: WordKind): string =>
  ({
    program: translate({id: 'aloft.explain.program', message: 'program'}),
    command: translate({id: 'aloft.explain.command', message: 'command'}),
    argument: translate({id: 'aloft.explain.argument', message: 'argument'}),
    flag: translate({id: 'aloft.explain.flag', message: 'flag'}),
    value: translate({id: 'aloft.explain.value', message: 'value'}),
  })[kind];

function ProblemList({problems}: Pick<Explanation, 'problems'>): ReactNode {
  return (
    <>
      <h3>
        <Translate id="aloft.explain.problemList">Problems</Translate>
      </h3>
      <ul className="clean-list">
        {problems.map(({code, message, hint, url}, index) => (
          <li key={index} className="alert alert--danger">
            {message} (
            <ReferenceLink url={url}>
              <code>{code}</code>
            </ReferenceLink>
            )
            <br />
            <Translate id="aloft.explain.fix">Fix:</Translate> {hint}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The words of a command line with their explanations. */
export function WordList({words}: {readonly words: readonly ExplainedWord[]}): ReactNode {
  return (
    <dl className={clsx(dialogRows, styles.parts)}>
      {words.map(({kind, text, note, url, problems}, index) => (
        <div key={index}>
          <dt>
            <ReferenceLink url={url}>
              <code className="al-long">{text}</code>
            </ReferenceLink>{' '}
            <small>{describeKind(kind)}</small>
          </dt>
          <dd>
            <Note text={note} />
            {problems.map(({message}) => (
              <span key={message} className="al-failure">
                {message}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ExitCodeList({exitCodes}: Pick<Explanation, 'exitCodes'>): ReactNode {
  return (
    <>
      <h3>
        <Translate id="aloft.explain.exitCodes">Exit codes to handle in scripts</Translate>
      </h3>
      <dl className={clsx(dialogRows, styles.parts)}>
        {exitCodes.map(({code, meaning, handling, url}) => (
          <div key={code}>
            <dt>
              <ReferenceLink
                url={url}
                label={translate({id: 'aloft.explain.exitCode', message: 'Exit code {code}'}, {code: String(code)})}
              >
                <code>{code}</code>
              </ReferenceLink>
            </dt>
            <dd>
              {meaning} <strong>{handling}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The words of each command line, the errors that the CLI would report with their fixes, and the exit codes. */
export default function ExplanationView({calls, isPartial, problems, exitCodes}: Explanation): ReactNode {
  return (
    <>
      {problems.length > 0 && <ProblemList problems={problems} />}
      {calls.length > 0 && (
        <h3>
          <Translate id="aloft.explain.words">Word by word</Translate>
        </h3>
      )}
      {calls.map((words, index) => (
        <WordList key={index} words={words} />
      ))}
      {isPartial && (
        <p className="margin-vert--md">
          <Note
            text={translate(
              {
                id: 'aloft.explain.scope',
                message:
                  'Only the words of {program} commands are explained. Other programs and shell syntax, such as pipes, `case`, arrays, and `[[ ]]`, are not. PowerShell scripts are not supported.',
              },
              {program: brand.cli},
            )}
          />
        </p>
      )}
      {exitCodes.length > 0 && <ExitCodeList exitCodes={exitCodes} />}
    </>
  );
}

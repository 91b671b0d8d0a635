import {translate} from '@docusaurus/Translate';
import type {PartKind, ScriptPart} from '@site/platform/cli/explain/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './ExplainDialog.module.css';
import Note from './Note';
import ReferenceLink from './ReferenceLink';

const describeKind = (kind: PartKind): string =>
  ({
    space: '',
    program: translate({id: 'aloft.explain.program', message: 'program'}),
    command: translate({id: 'aloft.explain.command', message: 'command'}),
    argument: translate({id: 'aloft.explain.argument', message: 'argument'}),
    flag: translate({id: 'aloft.explain.flag', message: 'flag'}),
    value: translate({id: 'aloft.explain.value', message: 'value'}),
    variable: translate({id: 'aloft.explain.variable', message: 'variable'}),
    operator: translate({id: 'aloft.explain.operator', message: 'operator'}),
    redirection: translate({id: 'aloft.explain.redirection', message: 'redirection'}),
    comment: translate({id: 'aloft.explain.comment', message: 'comment'}),
    keyword: translate({id: 'aloft.explain.keyword', message: 'keyword'}),
    other: translate({id: 'aloft.explain.other', message: 'other'}),
  })[kind];

/** The parts of a script with their explanations. Scripts within a part are indented. */
export default function PartList({parts}: {readonly parts: readonly ScriptPart[]}): ReactNode {
  return (
    <dl className={styles.parts}>
      {parts.map(({kind, text, note, url, problems, inner}, index) =>
        kind === 'space' ? null : (
          <div key={index} className={clsx(styles.part, problems.length > 0 && styles.wrong)}>
            <dt>
              <ReferenceLink url={url}>
                <code className={clsx('al-long', kind === 'other' || kind === 'comment' ? styles.quiet : undefined)}>
                  {text.trim()}
                </code>
              </ReferenceLink>{' '}
              <small>{describeKind(kind)}</small>
            </dt>
            <dd>
              <Note text={note} />
              {problems.map(({message}) => (
                <span key={message} className={styles.problem}>
                  {message}
                </span>
              ))}
              {inner.length > 0 && <PartList parts={inner} />}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

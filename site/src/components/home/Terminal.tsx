import {prefersReducedMotion} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemandButton} from '@site/src/components/OnDemandButton';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import code from '../CodeBlock.module.css';
import styles from './Terminal.module.css';
import session from './deploySession.json';

const {billedStates, entries} = session;

export const isBilled = (state = ''): boolean => billedStates.includes(state);
export const describeBilling = (state: string): string =>
  isBilled(state) ? translate({message: 'billed'}) : translate({message: 'not billed'});

// A line is a command or a line of output.
const lines = entries.flatMap(({command, output}, entry) =>
  [command, ...(output ? output.split('\n') : [])].map((text, index) => ({text, entry, isCommand: index === 0})),
);

const formatTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const load = async () => {
  const {openTerminal} = await import(/* webpackChunkName: "open-terminal" */ '../live-terminal/LiveTerminal');
  const block = entries.map(({command}) => command);
  return {default: () => openTerminal({source: [{scenario: 'logged-in'}, {block}], block: 0})};
};

/** A recorded session in a window frame, which plays in place or runs in the live terminal. */
export default function Terminal({title}: {readonly title: string}) {
  const [shown, setShown] = useState(lines.length);
  useEffect(() => {
    if (shown >= lines.length) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), lines[shown]!.isCommand ? 700 : 110);
    return () => clearTimeout(timer);
  });
  const finished = entries.slice(0, shown >= lines.length ? entries.length : lines[shown]!.entry).at(-1);
  const state = finished?.state;
  return (
    <figure className={code.block}>
      <figcaption className={code.bar}>
        <span className={clsx(code.name, code.file, styles.title)}>{title}</span>
        <button
          type="button"
          className={clsx(code.copy, code.run, 'al-primary')}
          onClick={() => setShown(prefersReducedMotion() ? lines.length : 0)}
        >
          <Translate>Run it here</Translate>
        </button>
        <OnDemandButton className={code.copy} load={load}>
          <Translate>Open in terminal</Translate>
        </OnDemandButton>
      </figcaption>
      <pre className={clsx(code.pre, styles.screen)} tabIndex={0} role="region" aria-label={title}>
        <code lang="en" className={code.code}>
          {lines.map(({text, isCommand}, index) => (
            <span
              key={index}
              className={clsx('line', isCommand ? styles.command : 'tok-output', index >= shown && styles.pending)}
            >
              {isCommand && <span className="tok-prompt">$ </span>}
              {`${text}\n`}
            </span>
          ))}
        </code>
      </pre>
      <p className={clsx(styles.meter, isBilled(state) && styles.billed)}>
        <span>{formatTime(finished?.seconds ?? 0)}</span>
        {state && (
          <>
            <strong lang="en">{state}</strong>
            <span>{describeBilling(state)}</span>
          </>
        )}
      </p>
    </figure>
  );
}

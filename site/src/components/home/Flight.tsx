import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {StateName} from '@aloft/platform/states';
import clsx from 'clsx';
import styles from './Home.module.css';
import {describeBilling, isBilled} from './Terminal';

const phases: readonly (readonly [state: StateName<'machine'>, text: string])[] = [
  ['running', translate({message: 'The machine serves requests.'})],
  [
    'flashing',
    translate({
      message: "When the idle timeout elapses without a request, the machine's memory is written to a snapshot.",
    }),
  ],
  ['standby', translate({message: "The machine's CPU and memory are released."})],
  ['waking', translate({message: 'A request arrives, and the edge proxy holds it while the machine is restored.'})],
  ['running', translate({message: 'The same process responds, with its memory intact.'})],
];

const line = {strokeWidth: 3, vectorEffect: 'non-scaling-stroke'};

/** Requests are marks above the line; the one that wakes the machine is at the bottom. */
const requests = `${[30, 70, 120, 140, 190, 810, 860, 890, 960].map((at) => `M${at} 16v22`).join('')}M600 124v34`;

/** A machine's lifecycle as a line: high while it serves requests, low on standby, high again after a request. */
export default function Flight() {
  return (
    <section aria-labelledby="flight">
      <h2 id="flight">{translate({message: "Running only when there's traffic"})}</h2>
      <p>
        <Translate
          values={{
            link: (
              <Link to="/docs/resources/machines">
                <Translate>See all states, and which ones are billed</Translate>
              </Link>
            ),
          }}
        >
          {'This is the lifecycle of a machine with default settings. {link}.'}
        </Translate>
      </p>
      <svg viewBox="0 0 1000 200" preserveAspectRatio="none" className={styles.chart} fill="none" aria-hidden="true">
        <path fill="var(--al-run-soft)" d="M0 50H220C310 50 310 170 400 170H600C700 170 680 50 780 50H1000V200H0z" />
        <path
          stroke="var(--al-run)"
          {...line}
          d={`M0 50H220C310 50 310 170 400 170M600 170C700 170 680 50 780 50H1000${requests}`}
        />
        <path stroke="var(--al-ink-3)" {...line} d="M400 170H600" />
      </svg>
      <ol className={clsx('clean-list', styles.phases)}>
        {phases.map(([state, text], index) => (
          <li key={index} className={isBilled(state) ? undefined : styles.free}>
            <strong lang="en">{state}</strong> <small>{describeBilling(state)}</small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

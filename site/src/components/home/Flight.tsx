import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {machineStates, type StateName} from '@aloft/platform/states';
import type {ReactNode} from 'react';
import styles from './Flight.module.css';

const phases: readonly {readonly state: StateName<'machine'>; readonly text: string}[] = [
  {
    state: 'running',
    text: translate({id: 'aloft.flight.running', message: 'The machine serves requests.'}),
  },
  {
    state: 'flashing',
    text: translate({
      id: 'aloft.flight.flashing',
      message: "When the idle timeout elapses without a request, the machine's memory is written to a snapshot.",
    }),
  },
  {
    state: 'standby',
    text: translate({id: 'aloft.flight.standby', message: "The machine's CPU and memory are released."}),
  },
  {
    state: 'waking',
    text: translate({
      id: 'aloft.flight.waking',
      message: 'A request arrives, and the edge proxy holds it while the machine is restored.',
    }),
  },
  {
    state: 'running',
    text: translate({id: 'aloft.flight.again', message: 'The same process responds, with its memory intact.'}),
  },
];

const billedStates: ReadonlySet<string> = new Set(
  machineStates.states.filter(({billed}) => billed).map(({name}) => name),
);

/** A machine's lifecycle as a line: high while it serves requests, low on standby, high again after a request. */
export default function Flight(): ReactNode {
  return (
    <section aria-labelledby="flight">
      <h2 id="flight">
        <Translate id="aloft.flight.heading">Running only when there&#39;s traffic</Translate>
      </h2>
      <p>
        <Translate
          id="aloft.flight.lead"
          values={{
            link: (
              <Link to="/docs/resources/machines">
                <Translate id="aloft.flight.link">See all states, and which ones are billed</Translate>
              </Link>
            ),
          }}
        >
          {'This is the lifecycle of a machine with default settings. {link}.'}
        </Translate>
      </p>
      <div className={styles.chart} aria-hidden="true">
        <svg viewBox="0 0 1000 200" preserveAspectRatio="none" className={styles.sky}>
          <path className={styles.fill} d="M0 50H220C310 50 310 170 400 170H600C700 170 680 50 780 50H1000V200H0z" />
          <path className={styles.ground} vectorEffect="non-scaling-stroke" d="M0 170H1000" />
          <path className={styles.path} vectorEffect="non-scaling-stroke" d="M0 50H220C310 50 310 170 400 170" />
          <path className={styles.rest} vectorEffect="non-scaling-stroke" d="M400 170H600" />
          <path className={styles.path} vectorEffect="non-scaling-stroke" d="M600 170C700 170 680 50 780 50H1000" />
        </svg>
        {[3, 7, 12, 14, 19, 81, 86, 89, 96].map((at) => (
          <i key={at} className={styles.request} style={{left: `${at}%`}} />
        ))}
        <i className={styles.knock} />
      </div>
      <ol className={styles.phases}>
        {phases.map(({state, text}, index) => (
          <li key={index} className={billedStates.has(state) ? undefined : styles.free}>
            <strong lang="en">{state}</strong>{' '}
            <small>
              {billedStates.has(state)
                ? translate({id: 'aloft.flight.billed', message: 'billed'})
                : translate({id: 'aloft.flight.notBilled', message: 'not billed'})}
            </small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

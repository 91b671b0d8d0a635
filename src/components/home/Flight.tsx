import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './Flight.module.css';

const phases = [
  {state: 'running', billed: true, text: 'Requests come in. The machine serves them and its compute is billed.'},
  {
    state: 'flashing',
    billed: true,
    text: 'No open connection for the idle timeout: the memory is written to a snapshot.',
  },
  {state: 'standby', billed: false, text: 'CPU and memory are given back. Compute is not billed.'},
  {state: 'waking', billed: true, text: 'A request arrives. The edge holds it while the machine is restored.'},
  {state: 'running', billed: true, text: 'The same process answers it, with its memory as it was.'},
];

/** The life of a machine drawn as a flight: up while requests come, down on standby, up again with the next one. */
export default function Flight(): ReactNode {
  return (
    <section aria-labelledby="flight">
      <h2 id="flight" className={styles.heading}>
        In the air while there is work
      </h2>
      <p className={styles.lead}>
        This is the life of a machine with default settings. Its{' '}
        <Link to="/docs/resources/machines">states and what is billed in each</Link> are on the page about machines.
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
        {phases.map(({state, billed, text}, index) => (
          <li key={index} className={billed ? styles.billed : styles.free}>
            <strong>{state}</strong>
            <span>{billed ? 'billed' : 'not billed'}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

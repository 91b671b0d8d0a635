import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {dialogStatus} from './Dialog';

function describeCount(count: number): string {
  if (count === 0) return translate({id: 'aloft.problems.none', message: 'No problems found.'});
  if (count === 1) return translate({id: 'aloft.problems.one', message: '1 problem found.'});
  return translate({id: 'aloft.problems.many', message: '{count} problems found.'}, {count});
}

interface Props {
  readonly id?: string;
  readonly count: number;
  /** Replaces the count. */
  readonly message?: string;
}

/** Reports the number of problems, also to screen readers. */
export default function ProblemCount({id, count, message}: Props): ReactNode {
  return (
    <p id={id} role="status" className={dialogStatus} data-failed={count > 0}>
      {message ?? describeCount(count)}
    </p>
  );
}

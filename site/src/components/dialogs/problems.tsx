import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {dialogStatus} from './Dialog';

function describeCount(count: number): string {
  if (count === 0) return translate({message: 'No problems found.'});
  if (count === 1) return translate({message: '1 problem found.'});
  return translate({message: '{count} problems found.'}, {count});
}

/** Reports the number of problems, or a message instead, also to screen readers. */
export function ProblemCount({id, count, message}: {id?: string; count: number; message?: string}) {
  return (
    <p id={id} role="status" className={dialogStatus} data-failed={count > 0}>
      {message || describeCount(count)}
    </p>
  );
}

/** A problem in a list, with its fix. */
export function Problem({hint, children}: {readonly hint?: string; readonly children: ReactNode}) {
  return (
    <li className="alert alert--danger">
      {children}
      {hint && (
        <>
          <br />
          <Translate>Fix:</Translate> {hint}
        </>
      )}
    </li>
  );
}

import type {ReactNode} from 'react';

/** A round window in a climbing turn: sky above the flight path, ground below it. Decorative. */
export default function Symbol({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--al-accent)" d="M1.2 17.9A15 15 0 0 1 25.1 4C20.3 11.9 11.9 17.1 1.2 17.9Z" />
      <path fill="currentColor" d="M27.5 6.2A15 15 0 1 1 1.8 20.9C13.1 19.9 22.2 14.5 27.5 6.2Z" />
    </svg>
  );
}

import type {ReactNode} from 'react';

/** A magnifying glass. */
export default function SearchIcon(): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.8 12.8 4.7 4.7" strokeLinecap="round" />
    </svg>
  );
}

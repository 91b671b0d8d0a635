import type {ReactNode} from 'react';

export interface WordmarkProps {
  /** Class of the `svg` element. Letters take `currentColor`, the horizon takes the accent. */
  className?: string;
  /** End of the shared bar of the letters f and t, in units of the drawing, which is 250 wide. */
  horizon?: number;
}

/** The name in custom letters, with a horizon through f and t. Decorative, because the link around it has a label. */
export default function Wordmark({className, horizon = 250}: WordmarkProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 250 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="11"
      aria-hidden="true"
    >
      <circle cx="31" cy="71" r="25.5" />
      <path d="M56.5 40v62M82 2v100" />
      <circle cx="133" cy="71" r="25.5" />
      <path d="M208 7.5h-3c-11 0-17 7-17 18V102M225 22v58c0 11 6 16.5 16 16.5h9" />
      <path d={`M173 45.5H${horizon}`} stroke="var(--al-accent)" />
    </svg>
  );
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

export interface LogoProps {
  /** Id of a symbol in `static/img/logos.svg`. */
  id: string;
  className?: string;
}

/** A language's, framework's or software's logo in the color of the text. Decorative: its name stands beside it. */
export default function Logo({id, className}: LogoProps): ReactNode {
  const sprite = useBaseUrl('/img/logos.svg');
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

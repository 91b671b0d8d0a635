import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

export interface LogoProps {
  /** Icon of the package simple-icons that a guide's record names. */
  id: string;
  className?: string;
}

/** The logo of a language, framework or server in the text color. Decorative, because its name is next to it. */
export default function Logo({id, className}: LogoProps): ReactNode {
  const sprite = useBaseUrl('/img/logos.svg');
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

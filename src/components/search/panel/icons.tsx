import type {ReactNode} from 'react';

function Icon({path}: {readonly path: string}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const PageIcon = (): ReactNode => <Icon path="M11.5 3H5.5v14h9V6zm0 0v3h3M8 10h4M8 13h4" />;
export const HeadingIcon = (): ReactNode => <Icon path="M8 4 6.5 16M13.5 4 12 16M4.5 8h12M3.5 12h12" />;
export const ClockIcon = (): ReactNode => (
  <Icon path="M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM10 6.5V10l2.5 1.5" />
);
export const StarIcon = (): ReactNode => (
  <Icon path="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z" />
);
export const CrossIcon = (): ReactNode => <Icon path="m5.5 5.5 9 9m0-9-9 9" />;
export const PromptIcon = (): ReactNode => <Icon path="m5 6 4 4-4 4M10.5 14.5H15" />;

import type {ComponentProps, ReactNode} from 'react';

/** An icon of one line, 24 units wide, in the color of the text. It stands in each page's HTML: keep `d` short. */
export function LineIcon({d, ...props}: ComponentProps<'svg'> & {readonly d: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.7} {...props}>
      <path d={d} />
    </svg>
  );
}

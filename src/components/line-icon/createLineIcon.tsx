import type {ComponentProps, ReactNode} from 'react';

/**
 * An icon of one line in the color of the text, decorative. It stands in each page's HTML: keep `d` short.
 * @param d the line, on a square of 24 units
 * @param size width and height in pixels, unless the place says otherwise
 */
export function createLineIcon(d: string, size = 24): (props: ComponentProps<'svg'>) => ReactNode {
  return function LineIcon(props) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.7}
        width={size}
        height={size}
        aria-hidden="true"
        {...props}
      >
        <path d={d} />
      </svg>
    );
  };
}

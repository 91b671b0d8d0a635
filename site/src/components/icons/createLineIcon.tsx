import type {ComponentProps, ReactNode} from 'react';

/**
 * Creates a decorative line icon in the text color. Its path is in every page's HTML, so keep `d` short.
 * @param d path data in a 24 × 24 view box
 * @param size width and height in pixels, unless the stylesheet overrides them
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

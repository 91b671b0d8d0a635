import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps, ReactNode} from 'react';

/**
 * The logo of a language, framework or server in the text color. Decorative, because its name is next to it.
 * @param id icon of the package simple-icons that a guide's record names
 */
export function Logo({id}: {readonly id: string}): ReactNode {
  const sprite = useBaseUrl('/img/logos.svg');
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

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

/** A line icon of `site/static/img/icons.svg` in the text color. Decorative. */
export function Icon({name, className}: {name: string; className?: string}): ReactNode {
  const sprite = useBaseUrl('/img/icons.svg');
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

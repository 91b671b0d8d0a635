import useBaseUrl from '@docusaurus/useBaseUrl';
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

interface SpriteProps {
  /** `icons`, or `logos` of languages, frameworks and servers, which guides' records name after the package simple-icons. */
  readonly of?: 'icons' | 'logos';
  readonly name: string;
  readonly className?: string;
}

/** A drawing of `site/static/img` in the text color. Decorative. */
export function Icon({of = 'icons', name, className}: SpriteProps) {
  const sprite = useBaseUrl(`/img/${of}.svg`);
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

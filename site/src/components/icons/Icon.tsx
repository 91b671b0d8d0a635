import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** Names of the symbols in `site/static/img/icons.svg`. */
export const iconNames = [
  'app',
  'book',
  'certificate',
  'chart',
  'cpu',
  'deploy',
  'key',
  'layers',
  'machine',
  'manifest',
  'moon',
  'package',
  'service',
  'shield',
  'terminal',
  'volume',
] as const;

export type IconName = (typeof iconNames)[number];

/** A line icon in the text color. Decorative. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  const sprite = useBaseUrl('/img/icons.svg');
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

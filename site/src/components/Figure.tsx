import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './Figure.module.css';

export interface FigureProps {
  /** Path of an image for light mode, below `static/`. Omit it if the drawing is passed as children. */
  src?: string;
  /** Path of the image for dark mode; default `src`. */
  dark?: string;
  /** Text alternative. Required with `src`. */
  alt?: string;
  /** Size in CSS pixels, which prevents layout shifts when the image loads. */
  width?: number;
  height?: number;
  /** Caption below the image. */
  caption?: ReactNode;
  /** An inline drawing. */
  children?: ReactNode;
}

/** An image or inline drawing with a caption. Images are lazy-loaded. */
export default function Figure({src, dark, alt, width, height, caption, children}: FigureProps): ReactNode {
  const size = {width, height, loading: 'lazy', decoding: 'async'} as const;
  const light = useBaseUrl(src);
  const night = useBaseUrl(dark);
  if (src && !alt) throw new Error(`<Figure src="${src}"> needs alt: describe the image.`);
  return (
    <figure className={styles.figure}>
      {src && <img {...size} src={light} alt={alt} className={dark ? styles.light : undefined} />}
      {src && dark && <img {...size} src={night} alt={alt} className={styles.dark} />}
      {children}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

import {useEffect, useState} from 'react';

/** `ssr` until React has hydrated the page, so that the first render matches the built HTML. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Compares the window with the desktop breakpoint. Unlike upstream's hook of this name, it counts 996 px as desktop and
 * follows the browser's font size, as the stylesheets do: see README.md.
 */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const desktop = window.matchMedia('(min-width: 62.25em)');
    const update = () => setSize(desktop.matches ? 'desktop' : 'mobile');
    update();
    desktop.addEventListener('change', update);
    return () => desktop.removeEventListener('change', update);
  }, []);
  return size;
}

import useIsBrowser from '@docusaurus/useIsBrowser';
import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** What it was when it was last asked for: asking makes the browser lay out the page. */
let known: WindowSize = 'ssr';

/**
 * Stands for the theme's hook of this name, for two reasons. On a telephone the first update takes the desktop's
 * sidebar and table of contents away, and may do so in pieces that let input through. And a page that the reader goes
 * on to has the right size from the start, and renders once.
 *
 * @returns `ssr` until hydration is over, so that the first rendering equals the built page
 */
export function useWindowSize({desktopBreakpoint = 996} = {}): WindowSize {
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState<WindowSize>(isBrowser ? known : 'ssr');
  useEffect(() => {
    const update = () => {
      known = window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile';
      startTransition(() => setSize(known));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}

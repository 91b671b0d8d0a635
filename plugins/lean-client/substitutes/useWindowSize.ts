import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Stands for the theme's hook of this name, for one reason: on a telephone the first update takes the desktop's
 * sidebar and table of contents away, and may do so in pieces that let input through.
 *
 * @returns `ssr` until hydration is over, so that the first rendering equals the built page
 */
export function useWindowSize({desktopBreakpoint = 996} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () => startTransition(() => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}

import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** Calls `reset` when the reader goes to another page, which renders in the same error boundary. */
export function useResetOnNavigation(reset: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (crashed.current !== pathname) reset();
  });
}

import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';

/** Lets the router follow links in dialogs, which are outside of it. */
export function useDialogLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('[data-dialog] a[href^="/"]:not([target])');
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}

import {useEffect, useState} from 'react';
import {mendRoles} from './mendRoles';

/**
 * Makes the dialog a dialog: roles, Escape, the page behind it still, focus back where it was.
 * @param attempt changes when the dialog is made anew
 * @returns the element between results and footer that takes the site's own notice
 */
export function useDialogFrame(attempt: number, onClose: () => void): HTMLElement | null {
  const [notice, setNotice] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    const footer = container?.querySelector('.DocSearch-Footer');
    if (!container || !footer) return undefined;
    const stopMending = mendRoles(container);
    const element = document.createElement('div');
    footer.before(element);
    setNotice(element);
    return () => {
      stopMending();
      setNotice(null);
      element.remove();
    };
  }, [attempt]);

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const isToggle = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (event.key !== 'Escape' && !isToggle) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    document.body.classList.add('DocSearch--active');
    return () => {
      document.removeEventListener('keydown', close);
      document.body.classList.remove('DocSearch--active');
    };
  }, [onClose]);

  return notice;
}

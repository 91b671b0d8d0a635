import {useEffect, useState} from 'react';

/** DocSearch calls its outermost element a button; it is a dialog, and its text field a combobox. */
function mendRoles(container: Element): void {
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby', 'tabindex'])
    container.removeAttribute(name);
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', 'Search');
  const input = container.querySelector('.DocSearch-Input');
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('aria-expanded', 'true');
}

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
    mendRoles(container);
    const element = document.createElement('div');
    footer.before(element);
    setNotice(element);
    return () => {
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

import {translate} from '@docusaurus/Translate';
import type {Act} from './OnDemandButton';
import styles from './CodeBlock.module.css';

/** Wraps lines on this page or not, and on the next: `plugins/pre-hydration/applyPreferences.js` reads the choice. */
function setWrap(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-wrap', isOn);
  try {
    if (isOn) localStorage.setItem('al-wrap', '1');
    else localStorage.removeItem('al-wrap');
  } catch {
    // Storage is blocked: the choice lasts until the next load.
  }
}

function download(code: HTMLElement, name: string): void {
  const file = code.cloneNode(true) as HTMLElement;
  for (const line of file.querySelectorAll('del')) line.remove();
  const href = URL.createObjectURL(new Blob([file.textContent], {type: 'text/plain'}));
  Object.assign(document.createElement('a'), {href, download: name}).click();
  URL.revokeObjectURL(href);
}

/** Opens the menu of a code block below its button: copying with output, explaining, wrapping, and downloading. */
export const openCodeMenu: Act = (button) => {
  const block = button.closest('[data-code-block]')!;
  const code = block.querySelector('code')!;
  const [name] = button.parentElement!.querySelector(`.${styles.file}`)?.textContent.split('/').slice(-1) ?? [];
  const menu = Object.assign(document.createElement('div'), {
    ...{className: styles.menu, popover: 'auto', role: 'group', ariaLabel: button.ariaLabel},
  });
  const close = () => menu.hidePopover();
  const add = (textContent: string, act?: () => void) => {
    const item = Object.assign(document.createElement('button'), {type: 'button', className: styles.copy, textContent});
    if (act) item.addEventListener('click', act);
    menu.append(item);
    return item;
  };
  if (code.querySelector('.tok-prompt') && code.querySelector('.tok-output'))
    add(translate({id: 'aloft.code.copyWithOutput', message: 'Copy with output'})).dataset.copyCode = 'whole';
  if (block.querySelector('[name=explain], [name=edit]'))
    add(translate({id: 'aloft.code.words', message: 'Explain word by word'}), () => {
      close();
      const pre = code.parentElement!;
      pre.focus();
      // As Enter does, see `explain-command/WordCards.tsx`. After the click, which would close the card.
      setTimeout(() => pre.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})));
    });
  const isWrapped = document.documentElement.hasAttribute('data-wrap');
  const wrap = add(translate({id: 'aloft.code.wrap', message: 'Wrap long lines'}), () => {
    // Wrapping moves the block below its menu.
    close();
    setWrap(!isWrapped);
  });
  wrap.ariaPressed = String(isWrapped);
  if (name) add(translate({id: 'aloft.code.download', message: 'Download {name}'}, {name}), () => download(code, name));
  // The scripts that act on a block's button look for the block around it.
  button.after(menu);
  menu.addEventListener('toggle', ({newState}) => {
    if (newState === 'open') return;
    removeEventListener('scroll', close);
    menu.remove();
  });
  menu.showPopover();
  const {bottom, right} = button.getBoundingClientRect();
  menu.style.top = `${Math.min(bottom, innerHeight - menu.offsetHeight)}px`;
  menu.style.left = `${Math.max(right - menu.offsetWidth, 0)}px`;
  addEventListener('scroll', close, {passive: true});
  menu.querySelector('button')!.focus();
  return Promise.resolve();
};

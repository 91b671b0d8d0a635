import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import styles from './CodeBlock.module.css';

/** Whether lines wrap on the next page: see `plugins/pre-hydration/applyPreferences.js`. */
const wrapping = createStorageSlot('al-wrap');

function download(code: HTMLElement, name: string): void {
  const file = code.cloneNode(true) as HTMLElement;
  for (const line of file.querySelectorAll('del')) line.remove();
  const href = `data:text/plain,${encodeURIComponent(file.textContent)}`;
  Object.assign(document.createElement('a'), {href, download: name}).click();
}

/** Opens the menu of a code block below its button: copying with output, explaining, wrapping, and downloading. */
export default function openCodeMenu(button: HTMLButtonElement): void {
  const block = button.closest('[data-code-block]')!;
  const code = block.querySelector('code')!;
  const [name] = button.parentElement!.querySelector(`.${styles.file}`)?.textContent.split('/').slice(-1) ?? [];
  const menu = Object.assign(document.createElement('div'), {
    className: styles.menu,
    popover: 'auto',
    role: 'group',
    ariaLabel: button.ariaLabel,
  });
  const close = () => menu.hidePopover();
  const add = (textContent: string, act?: () => void) => {
    const item = Object.assign(document.createElement('button'), {type: 'button', className: styles.copy, textContent});
    if (act) item.addEventListener('click', act);
    menu.append(item);
    return item;
  };
  if (code.querySelector('.tok-prompt') && code.querySelector('.tok-output'))
    add(translate({message: 'Copy with output'})).dataset.copyCode = 'whole';
  if (block.querySelector('[name=explain], [name=edit]'))
    add(translate({message: 'Explain word by word'}), () => {
      close();
      const pre = code.parentElement!;
      pre.focus();
      // As Enter does, see `explain-command/WordCards.tsx`. After the click, which would close the card.
      setTimeout(() => pre.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})));
    });
  const isWrapped = document.documentElement.hasAttribute('data-wrap');
  const wrap = add(translate({message: 'Wrap long lines'}), () => {
    // Wrapping moves the block below its menu.
    close();
    document.documentElement.toggleAttribute('data-wrap');
    if (isWrapped) wrapping.del();
    else wrapping.set('1');
  });
  wrap.ariaPressed = String(isWrapped);
  if (name) add(translate({message: 'Download {name}'}, {name}), () => download(code, name));
  // The scripts that act on a block's button look for the block around it.
  button.after(menu);
  menu.addEventListener('toggle', ({newState}) => newState === 'closed' && menu.remove());
  menu.showPopover();
  const {bottom, right} = button.getBoundingClientRect();
  menu.style.top = `${Math.min(bottom, innerHeight - menu.offsetHeight)}px`;
  menu.style.left = `${Math.max(right - menu.offsetWidth, 0)}px`;
  addEventListener('scroll', close, {once: true});
  menu.querySelector('button')!.focus();
}

import {translate} from '@docusaurus/Translate';
import type {Act} from './OnDemandButton';
import styles from './CodeBlock.module.css';

/** Key of the reader's choice in the storage. `plugins/pre-hydration/applyPreferences.js` applies it to the next page. */
const wrapKey = 'al-wrap';

function createItem(text: string, act?: () => void): HTMLButtonElement {
  const item = document.createElement('button');
  item.type = 'button';
  item.className = styles.copy!;
  item.textContent = text;
  if (act) item.addEventListener('click', act);
  return item;
}

function createWrapItem(): HTMLButtonElement {
  const {dataset} = document.documentElement;
  const text = translate({id: 'aloft.code.wrap', message: 'Wrap long lines'});
  const item = createItem(text, () => {
    const isOn = dataset.wrap === undefined;
    if (isOn) dataset.wrap = '';
    else delete dataset.wrap;
    // Wrapping moves the block below its menu.
    item.closest<HTMLElement>('[popover]')!.hidePopover();
    try {
      if (isOn) localStorage.setItem(wrapKey, '1');
      else localStorage.removeItem(wrapKey);
    } catch {
      // Storage is blocked: the choice lasts until the next load.
    }
  });
  item.setAttribute('aria-pressed', String(dataset.wrap !== undefined));
  return item;
}

function createDownloadItem(code: HTMLElement, title: string): HTMLButtonElement {
  const name = title.split('/').at(-1)!;
  return createItem(translate({id: 'aloft.code.download', message: 'Download {name}'}, {name}), () => {
    const file = code.cloneNode(true) as HTMLElement;
    for (const line of file.querySelectorAll('del')) line.remove();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file.textContent], {type: 'text/plain'}));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}

/** Moves the focus to the code, where Enter explains the words: see `explain-command/WordCards.tsx`. */
function createExplainItem(code: HTMLElement): HTMLButtonElement {
  const item = createItem(translate({id: 'aloft.code.words', message: 'Explain word by word'}), () => {
    item.closest<HTMLElement>('[popover]')!.hidePopover();
    const pre = code.parentElement!;
    pre.focus();
    // After the click, which would close the card.
    setTimeout(() => pre.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})));
  });
  return item;
}

/** Opens the menu of a code block below its button: copying with output, explaining, wrapping, and downloading. */
export const openCodeMenu: Act = (button) => {
  const block = button.closest('[data-code-block]')!;
  const code = block.querySelector('code')!;
  const title = button.parentElement!.querySelector(`.${styles.file}`)?.textContent;
  const menu = document.createElement('div');
  menu.className = styles.menu!;
  menu.popover = 'auto';
  menu.role = 'group';
  menu.ariaLabel = button.ariaLabel;
  if (code.querySelector('.tok-prompt') && code.querySelector('.tok-output')) {
    const whole = createItem(translate({id: 'aloft.code.copyWithOutput', message: 'Copy with output'}));
    whole.dataset.copyCode = 'whole';
    menu.append(whole);
  }
  if (block.querySelector('[name=explain], [name=edit]')) menu.append(createExplainItem(code));
  menu.append(createWrapItem());
  if (title) menu.append(createDownloadItem(code, title));
  // The scripts that act on a block's button look for the block around it.
  button.after(menu);
  const close = () => menu.hidePopover();
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

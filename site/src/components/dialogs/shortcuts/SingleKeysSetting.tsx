import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import styles from './ShortcutsDialog.module.css';

/** Read by `site/plugins/pre-hydration/replayInput.js`, which sets the attribute again on the next page. */
const storageKey = 'aloft.single-keys';
/** Other files read it as `dataset.singleKeys`. */
const attribute = 'data-single-keys';

/** Whether keys without Ctrl or Cmd are shortcuts. `search/isSearchShortcut.ts` reads the same attribute. */
const areSingleKeysOn = (): boolean => !document.documentElement.hasAttribute(attribute);

/** Turns the single-key shortcuts on or off, as WCAG 2.1.4 requires. The browser remembers it. */
function setSingleKeys(isOn: boolean): void {
  const root = document.documentElement;
  if (isOn) root.removeAttribute(attribute);
  else root.setAttribute(attribute, 'off');
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage is blocked or full, so the choice applies only to this page.
  }
}

interface Props {
  /** Label of the key that browsers use for their commands. */
  readonly command: string;
}

/** Turns the single-key shortcuts off, for readers whose speech input or hands press keys by accident. */
export default function SingleKeysSetting({command}: Props): ReactNode {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (isChecked: boolean) => {
    setSingleKeys(isChecked);
    setOn(isChecked);
  };
  return (
    <p className={styles.setting}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="al-single-keys-hint"
          onChange={({target}) => change(target.checked)}
        />{' '}
        <Translate id="aloft.shortcuts.single">Single-key shortcuts: / and ?</Translate>
      </label>
      <span id="al-single-keys-hint">
        <Translate id="aloft.shortcuts.singleHint" values={{keys: `${command}+K`}}>
          {'Turn them off if speech input or accidental key presses trigger them. {keys} still opens the search.'}
        </Translate>
      </span>
    </p>
  );
}

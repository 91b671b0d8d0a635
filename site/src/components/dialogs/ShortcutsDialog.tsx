import Translate, {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useState, type ReactNode, type Ref} from 'react';
import Dialog, {dialogBody, dialogRows, type DialogHandle} from './Dialog';
import {createOpener} from './createOpener';
import styles from './ShortcutsDialog.module.css';
import {listShortcuts} from './listShortcuts';

/** Read by `site/plugins/pre-hydration/replayInput.js`, which sets the attribute again on the next page. */
const stored = createStorageSlot('aloft.single-keys');

/** Turns the single-key shortcuts on or off, as WCAG 2.1.4 requires. The browser remembers it. */
function setSingleKeys(isOn: boolean): void {
  const {dataset} = document.documentElement;
  if (isOn) delete dataset.singleKeys;
  else dataset.singleKeys = 'off';
  if (isOn) stored.del();
  else stored.set('off');
}

interface Props {
  /** Label of the key that browsers use for their commands. */
  readonly command: string;
}

/** Turns the single-key shortcuts off, for readers whose speech input or hands press keys by accident. */
function SingleKeysSetting({command}: Props): ReactNode {
  const [isOn, setOn] = useState(() => !document.documentElement.dataset.singleKeys);
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
      <br />
      <span id="al-single-keys-hint">
        <Translate id="aloft.shortcuts.singleHint" values={{keys: `${command}+K`}}>
          {'Turn them off if speech input or accidental key presses trigger them. {keys} still opens the search.'}
        </Translate>
      </span>
    </p>
  );
}

const command = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** All keys of the site, and a setting for those without Ctrl or Cmd. */
function ShortcutsDialog({ref}: {readonly ref: Ref<DialogHandle>}): ReactNode {
  return (
    <Dialog
      ref={ref}
      titleId="al-shortcuts-title"
      title={<Translate id="aloft.shortcuts.title">Keyboard shortcuts</Translate>}
    >
      <div className={clsx(dialogBody, styles.body)} tabIndex={0} role="group" aria-labelledby="al-shortcuts-title">
        {listShortcuts(command).map(({title, shortcuts}) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className={dialogRows}>
              {shortcuts.map(([keys, effect]) => (
                <div key={effect}>
                  <dt>
                    {keys.split(/([ +])/).map((key, index) => {
                      if (index % 2 === 0) return <kbd key={index}>{key}</kbd>;
                      return key === '+' ? key : ` ${translate({id: 'aloft.shortcuts.or', message: 'or'})} `;
                    })}
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeysSetting command={command} />
      </div>
    </Dialog>
  );
}

const findDialog = createOpener(ShortcutsDialog);

/** Opens the list of keys. */
export async function openShortcuts(): Promise<void> {
  (await findDialog()).open();
}

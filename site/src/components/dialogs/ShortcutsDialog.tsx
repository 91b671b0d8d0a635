import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {Fragment, useState, type ReactNode, type Ref} from 'react';
import Dialog, {dialogBody, type DialogHandle} from './Dialog';
import {createOpener} from './createOpener';
import styles from './ShortcutsDialog.module.css';
import {listShortcuts} from './listShortcuts';

/** Read by `site/plugins/pre-hydration/replayInput.js`, which sets the attribute again on the next page. */
const storageKey = 'aloft.single-keys';
/** Other files read it as `dataset.singleKeys`. */
const attribute = 'data-single-keys';

/** Whether keys without Ctrl or Cmd are shortcuts. `search/keys.ts` reads the same attribute. */
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
function SingleKeysSetting({command}: Props): ReactNode {
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

const command = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** All keys of the site, and a setting for those without Ctrl or Cmd. */
function ShortcutsDialog({ref}: {readonly ref: Ref<DialogHandle>}): ReactNode {
  return (
    <Dialog
      ref={ref}
      titleId="al-shortcuts-title"
      title={<Translate id="aloft.shortcuts.title">Keyboard shortcuts</Translate>}
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={clsx(dialogBody, styles.body)} tabIndex={0} role="group" aria-labelledby="al-shortcuts-title">
        {listShortcuts(command).map(({title, shortcuts}) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(([keys, effect]) => (
                <div key={effect} className={styles.row}>
                  <dt>
                    {keys.split(' ').map((combination, index) => (
                      <Fragment key={combination}>
                        {index > 0 && (
                          <>
                            {' '}
                            <Translate id="aloft.shortcuts.or">or</Translate>{' '}
                          </>
                        )}
                        {combination.split('+').map((key, position) => (
                          <Fragment key={key}>
                            {position > 0 && '+'}
                            <kbd>{key}</kbd>
                          </Fragment>
                        ))}
                      </Fragment>
                    ))}
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

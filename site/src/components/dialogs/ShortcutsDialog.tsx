import Translate, {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {Fragment} from 'react';
import Dialog, {createOpener, dialogBody} from './Dialog';

/** Label of the key that browsers use for their commands. */
const command = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The effects of keys by group: alternatives apart by spaces, each a combination with `+`. */
const listShortcuts = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  [translate({message: 'On every page'})]: {
    [`/ ${command}+K`]: translate({message: 'Search'}),
    '?': translate({message: 'Show the keyboard shortcuts'}),
    Tab: translate({message: 'Move to the next link or control. On a new page, the first one skips to the content.'}),
    Enter: translate({message: 'In a block of code: explain each word'}),
    Esc: translate({message: 'Close a dialog or menu'}),
  },
  [translate({message: 'Search results'})]: {
    '↑ ↓': translate({message: 'Move between results'}),
    Enter: translate({message: 'Open the result'}),
    [`${command}+Enter`]: translate({message: 'Open the result in a new tab'}),
  },
  [translate({message: 'Menus and tabs'})]: {
    '↑ ↓': translate({message: 'Move between the items of an open menu'}),
    '← →': translate({message: 'Move between tabs'}),
    'Home End': translate({message: 'Move to the first or last item or tab'}),
    'Enter Space': translate({message: 'Open the menu or select the tab'}),
  },
  [translate({message: 'Terminal'})]: {
    '↑ ↓': translate({message: 'Recall an earlier or later command'}),
    Tab: translate({message: 'Complete the word'}),
    'Ctrl+C': translate({message: 'Discard the line'}),
    'Ctrl+L': translate({message: 'Clear the output'}),
    Esc: translate({message: 'Make Tab leave the command line. A second Esc closes the terminal.'}),
  },
  [translate({message: 'Manifest workbench'})]: {
    'Ctrl+Space': translate({message: 'List the fields and values that fit'}),
  },
});

/** Read by `site/plugins/pre-hydration/applyPreferences.js`, which sets the attribute again on the next page. */
const stored = createStorageSlot('aloft.single-keys');

/** Turns the single-key shortcuts on or off, as WCAG 2.1.4 requires. The browser remembers it. */
function SingleKeysSetting() {
  const {dataset} = document.documentElement;
  const change = (isOn: boolean) => {
    if (isOn) delete dataset.singleKeys;
    else dataset.singleKeys = 'off';
    if (isOn) stored.del();
    else stored.set('off');
  };
  return (
    <p>
      <label>
        <input
          type="checkbox"
          defaultChecked={!dataset.singleKeys}
          aria-describedby="al-single-keys-hint"
          onChange={({target}) => change(target.checked)}
        />{' '}
        <Translate>Single-key shortcuts: / and ?</Translate>
      </label>
      <br />
      <span id="al-single-keys-hint">
        <Translate values={{keys: `${command}+K`}}>
          {'Turn them off if speech input or accidental key presses trigger them. {keys} still opens the search.'}
        </Translate>
      </span>
    </p>
  );
}

/** All keys of the site, and a setting for those without Ctrl or Cmd. */
function ShortcutsDialog() {
  const title = translate({message: 'Keyboard shortcuts'});
  return (
    <Dialog title={title}>
      <div className={dialogBody} tabIndex={0} role="group" aria-label={title}>
        {Object.entries(listShortcuts()).map(([place, shortcuts]) => (
          <section key={place}>
            <h3>{place}</h3>
            <dl className="ref-list">
              {Object.entries(shortcuts).map(([keys, effect]) => (
                <Fragment key={keys}>
                  <dt>
                    {keys.split(/([ +])/).map((key, index) => {
                      if (index % 2 === 0) return <kbd key={index}>{key}</kbd>;
                      return key === '+' ? key : ` ${translate({message: 'or'})} `;
                    })}
                  </dt>
                  <dd>{effect}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeysSetting />
      </div>
    </Dialog>
  );
}

/** Opens the list of keys. */
export default createOpener(ShortcutsDialog, () => undefined);

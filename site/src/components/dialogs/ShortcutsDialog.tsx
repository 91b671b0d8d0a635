import Translate, {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {Fragment} from 'react';
import Dialog, {createOpener, dialogBody} from './Dialog';

/** Label of the key that browsers use for their commands. */
const command = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The effects of keys by group: alternatives apart by spaces, each a combination with `+`. */
const listShortcuts = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  [translate({id: 'aloft.shortcuts.page', message: 'On every page'})]: {
    [`/ ${command}+K`]: translate({id: 'aloft.shortcuts.search', message: 'Search'}),
    '?': translate({id: 'aloft.shortcuts.list', message: 'Show the keyboard shortcuts'}),
    Tab: translate({
      id: 'aloft.shortcuts.tab',
      message: 'Move to the next link or control. On a new page, the first one skips to the content.',
    }),
    Enter: translate({id: 'aloft.shortcuts.explain', message: 'In a block of code: explain each word'}),
    Esc: translate({id: 'aloft.shortcuts.close', message: 'Close a dialog or menu'}),
  },
  [translate({id: 'aloft.shortcuts.results', message: 'Search results'})]: {
    '↑ ↓': translate({id: 'aloft.shortcuts.result', message: 'Move between results'}),
    Enter: translate({id: 'aloft.shortcuts.open', message: 'Open the result'}),
    [`${command}+Enter`]: translate({id: 'aloft.shortcuts.openTab', message: 'Open the result in a new tab'}),
  },
  [translate({id: 'aloft.shortcuts.lists', message: 'Menus and tabs'})]: {
    '↑ ↓': translate({id: 'aloft.shortcuts.menu', message: 'Move between the items of an open menu'}),
    '← →': translate({id: 'aloft.shortcuts.tabs', message: 'Move between tabs'}),
    'Home End': translate({id: 'aloft.shortcuts.edge', message: 'Move to the first or last item or tab'}),
    'Enter Space': translate({id: 'aloft.shortcuts.activate', message: 'Open the menu or select the tab'}),
  },
  [translate({id: 'aloft.shortcuts.terminal', message: 'Terminal'})]: {
    '↑ ↓': translate({id: 'aloft.shortcuts.history', message: 'Recall an earlier or later command'}),
    Tab: translate({id: 'aloft.shortcuts.complete', message: 'Complete the word'}),
    'Ctrl+C': translate({id: 'aloft.shortcuts.cancel', message: 'Discard the line'}),
    'Ctrl+L': translate({id: 'aloft.shortcuts.clear', message: 'Clear the output'}),
    Esc: translate({
      id: 'aloft.shortcuts.leave',
      message: 'Make Tab leave the command line. A second Esc closes the terminal.',
    }),
  },
  [translate({id: 'aloft.workbench.title', message: 'Manifest workbench'})]: {
    'Ctrl+Space': translate({id: 'aloft.shortcuts.suggest', message: 'List the fields and values that fit'}),
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

/** All keys of the site, and a setting for those without Ctrl or Cmd. */
function ShortcutsDialog() {
  const title = translate({id: 'aloft.shortcuts.title', message: 'Keyboard shortcuts'});
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
                      return key === '+' ? key : ` ${translate({id: 'aloft.shortcuts.or', message: 'or'})} `;
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

const open = createOpener(ShortcutsDialog);

/** Opens the list of keys. */
export default function openShortcuts(): void {
  open();
}

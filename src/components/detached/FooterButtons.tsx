import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {hasSingleKeys} from '../search/isSearchShortcut';

/** Buttons that open the dialogs of every page. The key `?` opens the keyboard shortcuts too. */
export default function FooterButtons(): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const open = (dialog: 'openShortcuts' | 'openOffline') =>
    void import(/* webpackChunkName: "open-dialog" */ './footerDialogs')
      .then((dialogs) => dialogs[dialog]())
      .then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => {
      if (key === '?' && hasSingleKeys()) open('openShortcuts');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className="al-footer-button" aria-keyshortcuts="?" onClick={() => open('openShortcuts')}>
        <Translate id="aloft.shortcuts.title">Keyboard shortcuts</Translate>
      </button>
      <button type="button" className="al-footer-button" onClick={() => open('openOffline')}>
        <Translate id="aloft.offline.title">Read offline</Translate>
      </button>
      {hasFailed && (
        <p role="alert">
          <Translate id="aloft.loading.advice">Check your network connection, then load the page again.</Translate>
        </p>
      )}
    </>
  );
}

import Translate from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import {isField} from '../../search/asksForSearch';

const open = async () => {
  const {openShortcuts} = await import(/* webpackChunkName: "open-dialog" */ './openShortcuts');
  await openShortcuts();
};

/** Opens the list of keys, as `?` does outside text fields. */
export default function ShortcutsButton(): ReactNode {
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => {
      if (key === '?' && !isField(document.activeElement)) void open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <button type="button" className="al-footer-button" aria-keyshortcuts="?" onClick={() => void open()}>
      <Translate id="aloft.shortcuts.title">Keyboard shortcuts</Translate>
    </button>
  );
}

import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';
import {OnDemandButton} from '../OnDemandButton';
import {hasSingleKeys} from '../search/keys';

const load = () => import(/* webpackChunkName: "open-shortcuts" */ './ShortcutsDialog');

/** Opens the keyboard shortcuts, which the key `?` does too. After a navigation, open dialogs close. */
export default function ShortcutsButton() {
  const {pathname} = useLocation();
  const shortcuts = useRef<HTMLButtonElement>(null);
  // These dialogs are outside of the page's tree, so the next page doesn't remove them.
  useEffect(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog]')) dialog.close();
  }, [pathname]);
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => {
      if (key === '?' && hasSingleKeys()) shortcuts.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <OnDemandButton className="clean-btn al-link al-page-action" aria-keyshortcuts="?" ref={shortcuts} load={load}>
      <Translate>Keyboard shortcuts</Translate>
    </OnDemandButton>
  );
}

import Translate from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import styles from './WorkbenchButton.module.css';

const load = () =>
  import(/* webpackChunkName: "open-workbench" */ '@site/src/components/manifest-workbench/openWorkbench');
/** Ignores failures, because the click tries again. */
const prepare = () => void load().catch(() => undefined);
const open = async () => {
  const {openWorkbench} = await load();
  await openWorkbench();
};

/** Opens the manifest in the URL once, so that a reload continues with the draft. */
const openAddress = async () => {
  const {hash, pathname, search} = window.location;
  if (!hash.startsWith('#edit=')) return;
  const {openLink} = await load();
  window.history.replaceState(window.history.state, '', pathname + search);
  await openLink(hash);
};

/** Opens the manifest workbench with the draft of this tab, or with the manifest in the URL. */
export default function WorkbenchButton(): ReactNode {
  useEffect(() => {
    const onHashChange = () => void openAddress().catch(() => undefined);
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return (
    <p>
      <button
        type="button"
        className={styles.button}
        onClick={() => void open()}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <Translate id="aloft.workbench.open">Open the manifest workbench</Translate>
      </button>
    </p>
  );
}

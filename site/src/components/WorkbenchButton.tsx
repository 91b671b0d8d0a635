import Translate from '@docusaurus/Translate';
import {OnDemandButton} from '@site/src/components/OnDemandButton';
import {useEffect, useRef} from 'react';

const hasManifest = (): boolean => window.location.hash.startsWith('#edit=');

const load = async () => {
  const {openLink, default: openWorkbench} = await import(
    /* webpackChunkName: "open-workbench" */ '@site/src/components/manifest-workbench/Workbench'
  );
  const open = () => {
    if (!hasManifest()) return openWorkbench();
    const {hash, pathname, search} = window.location;
    // A reload continues with the draft.
    window.history.replaceState(window.history.state, '', pathname + search);
    return openLink(hash);
  };
  return {default: open};
};

/** Opens the manifest workbench with the draft of this tab, or with the manifest in the URL, which opens it at once. */
export default function WorkbenchButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onHashChange = () => {
      if (hasManifest()) button.current?.click();
    };
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return (
    <p className="al-row ref-tools">
      <OnDemandButton className="al-button" ref={button} load={load}>
        <Translate>Open the manifest workbench</Translate>
      </OnDemandButton>
    </p>
  );
}

import Translate from '@docusaurus/Translate';
import {OnDemandButton} from '@site/src/components/OnDemandButton';
import {useEffect, useRef} from 'react';

const load = () => import(/* webpackChunkName: "open-workbench" */ './manifest-workbench/Workbench');

/** Opens the manifest workbench with the draft of this tab, or with the manifest in the URL, which opens it at once. */
export function WorkbenchButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onHashChange = () => {
      if (window.location.hash.startsWith('#edit=')) button.current?.click();
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

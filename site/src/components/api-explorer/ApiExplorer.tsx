import Translate from '@docusaurus/Translate';
import {OnDemandButton, useOnDemand} from '@site/src/components/OnDemandButton';
import {useEffect} from 'react';

const load = () => import(/* webpackChunkName: "open-api-explorer" */ './ExplorerDialog');

/** Opens the API explorer, also for the buttons in the list of operations, which the build writes as markup. */
export function ApiExplorer() {
  const [run, message] = useOnDemand();
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('.ref-try');
      if (button) run(async () => (await load()).default(button));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
  return (
    <p className="al-row ref-tools">
      <OnDemandButton className="al-button" load={load}>
        <Translate>Open the API explorer</Translate>
      </OnDemandButton>
      {message}
    </p>
  );
}

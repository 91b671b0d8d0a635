import Translate from '@docusaurus/Translate';
import {OnDemandButton} from '@site/src/components/OnDemandButton';
import './drawings.css';

const load = () => import(/* webpackChunkName: "zoom-dialog" */ './ZoomDialog');

/** Opens a figure's drawing in a larger size. */
export function ZoomButton() {
  return (
    <OnDemandButton className="al-quiet-button al-control" load={load}>
      <Translate>Enlarge the drawing</Translate>
    </OnDemandButton>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {OnDemandButton} from '@site/src/components/OnDemandButton';

const load = async () =>
  (await import(/* webpackChunkName: "zoom-dialog" */ '@site/src/components/zoom/ZoomDialog')).openDrawing;

/** Covers a figure's drawing, which is the element before it, and opens it in a larger size. */
export default function ZoomButton(): ReactNode {
  return (
    <OnDemandButton
      className="clean-btn al-zoom"
      load={load}
      aria-label={translate({id: 'aloft.zoom.open', message: 'Enlarge the drawing'})}
    />
  );
}

// Why: upstream hard-codes its colors, so it fails the contrast of both modes, and says nothing to a screen reader.
export {default} from '@site/src/components/route-loading/RouteLoading';

// Why: upstream hard-codes colors with too little contrast in both modes, and screen readers don't announce it.
export {default} from '@site/src/components/page-frame/RouteLoading';

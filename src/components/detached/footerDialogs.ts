export {openOffline} from './offline/openOffline';
export {openShortcuts} from './shortcuts/openShortcuts';

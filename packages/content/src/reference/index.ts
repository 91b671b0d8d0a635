export {createRenderers} from './createRenderers';
export {describeSupport} from './examples';

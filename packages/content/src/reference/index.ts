export {createRenderers} from './createRenderers';
export {pageOf} from './errors';
export {describeSupport} from './examples';

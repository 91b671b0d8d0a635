export {createRenderers} from './createRenderers';
export {pageOf} from './errors/pageOf';
export {describeSupport} from './examples/createVerification';

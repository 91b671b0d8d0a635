export {createRenderers} from './createRenderers';
export {pageOf} from './errors';

export {ContentError} from './ContentError';
export type {Problem} from './Problem';
export {formatProblem} from './formatProblem';
export {findMissingPages} from '../sidebars/findMissingPages';
export {listSidebarPages} from '../sidebars/listSidebarPages';

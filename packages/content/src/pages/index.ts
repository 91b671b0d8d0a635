export {collectFences} from '../fences/parseFence';
export {toRoute} from './links';
export {type Page, parsePage} from './parsePage';
export {listPages, readPages} from './readPages';

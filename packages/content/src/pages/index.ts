export {languages} from '../fences/languages';
export {getPagePath, toRoute} from './links';
export {type Page, parsePage, prepareSource} from './parsePage';
export {listPages, readPages} from './readPages';

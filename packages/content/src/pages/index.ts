export {languages} from '../fences/languages';
export {getPagePath} from '../links/getPagePath';
export type {Page} from './Page';
export {parsePage} from './parsePage';
export {prepareSource} from './prepareSource';
export {listPages} from '../site/listPages';
export {loadSite} from '../site/loadSite';
export {readPages} from '../site/readPages';

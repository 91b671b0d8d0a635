export {parseBuiltPage} from './parseBuiltPage';
export {type BuiltPage, readBuiltPages} from './readBuiltPages';
export {readPageMeta} from './readPageMeta';

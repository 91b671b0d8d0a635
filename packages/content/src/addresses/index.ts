export {markdownPath} from './markdownPath';
export {publishedDocuments} from './publishedDocuments';
export {redirectPath} from './redirectPath';
export {socialCardPath, socialCardSize} from './socialCard';

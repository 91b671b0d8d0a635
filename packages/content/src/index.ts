export {pageComponents, pageStyles} from './page-components/pageComponents';
export {remarkPageComponents} from './page-components/remarkPageComponents';
export {createFrontMatterParser} from './pages/createFrontMatterParser';
export {rehypePlugins} from './rehypePlugins';
export {remarkPlugins} from './remarkPlugins';

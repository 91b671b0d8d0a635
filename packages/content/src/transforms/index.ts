import {remarkHighlight} from '../highlight/remarkHighlight';
import {remarkMarkers} from '../prose/markers';
import {remarkReference} from '../reference/remarkReference';
import {loadVersion} from '../versions/loadVersion';
import {remarkDiagrams, remarkIncludeExamples} from './includes';
import {rehypeLongCode, remarkLongCode, remarkStackedTables} from './narrowWindows';
import {remarkPageComponents} from './pageComponents';
import {remarkEnglishNote, remarkVersionLinks} from './versions';

export {createFrontMatterParser} from '../pages/frontMatter';
export {pageComponents, pageStyles, remarkPageComponents} from './pageComponents';

/**
 * The remark transforms of the site, in order. They run before Docusaurus's own,
 * so that generated headings get anchors and appear in the table of contents.
 *
 * @param root absolute path of the project
 */
export function remarkPlugins(root: string) {
  const renderers = (version: string | undefined) => loadVersion(root, version).renderers;
  const read = (version: string | undefined) => loadVersion(root, version).readExample;
  // Functions without options, because Docusaurus includes the configuration with all options in the browser bundle.
  return [
    () => remarkEnglishNote({root, renderers}),
    remarkPageComponents,
    () => remarkReference({root, renderers}),
    () => remarkDiagrams({root}),
    () => remarkIncludeExamples({root, read}),
    () => remarkVersionLinks({root}),
    remarkMarkers,
    remarkLongCode,
    remarkStackedTables,
    // Last, because it replaces the fences, which the transforms before it read or create.
    () => remarkHighlight({root}),
  ];
}

/** The transforms of a page's elements, after Docusaurus's own. */
export function rehypePlugins() {
  return [rehypeLongCode];
}

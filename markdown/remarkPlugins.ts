import {remarkDiagrams} from './diagrams/remarkDiagrams';
import {remarkHighlight} from './highlight/remarkHighlight';
import {readExampleFile} from './includes/readExampleFile';
import {remarkIncludeExamples} from './includes/remarkIncludeExamples';
import {remarkPageComponents} from './page-components/remarkPageComponents';
import {createRenderers} from './reference/createRenderers';
import {remarkReference} from './reference/remarkReference';

/**
 * The remark transforms of the site, in order. They run before Docusaurus's own,
 * so that headings they make get anchors and stand in the table of contents.
 *
 * @param root absolute path of the project
 */
export function remarkPlugins(root: string) {
  // Functions without options: Docusaurus ships the configuration to the browser, options and paths included.
  return [
    () => remarkPageComponents(),
    () => remarkReference({root, renderers: createRenderers(root)}),
    () => remarkDiagrams({root}),
    () => remarkIncludeExamples({root, read: readExampleFile(root)}),
    // Last: it replaces the fences, which the transforms before it may read or make.
    () => remarkHighlight({root}),
  ];
}

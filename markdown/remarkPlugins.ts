/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which reads no TypeScript */
import type * as remarkDiagramsModule from './diagrams/remarkDiagrams';
import type * as remarkHighlightModule from './highlight/remarkHighlight';
import type * as readExampleFileModule from './includes/readExampleFile';
import type * as remarkIncludeExamplesModule from './includes/remarkIncludeExamples';
import type * as remarkLongCodeModule from './long-code/remarkLongCode';
import type * as remarkPageComponentsModule from './page-components/remarkPageComponents';
import type * as createRenderersModule from './reference/createRenderers';
import type * as remarkReferenceModule from './reference/remarkReference';
import {loadTransform} from './loadTransform';

/**
 * The remark transforms of the site, in order. They run before Docusaurus's own,
 * so that headings they make get anchors and stand in the table of contents.
 *
 * @param root absolute path of the project
 */
export function remarkPlugins(root: string) {
  // Functions without options: Docusaurus ships the configuration to the browser, options and paths included.
  return [
    loadTransform(() => {
      const {remarkPageComponents} =
        require('./page-components/remarkPageComponents') as typeof remarkPageComponentsModule;
      return remarkPageComponents();
    }),
    loadTransform(() => {
      const {createRenderers} = require('./reference/createRenderers') as typeof createRenderersModule;
      const {remarkReference} = require('./reference/remarkReference') as typeof remarkReferenceModule;
      return remarkReference({root, renderers: createRenderers(root)});
    }),
    loadTransform(() => {
      const {remarkDiagrams} = require('./diagrams/remarkDiagrams') as typeof remarkDiagramsModule;
      return remarkDiagrams({root});
    }),
    loadTransform(() => {
      const {readExampleFile} = require('./includes/readExampleFile') as typeof readExampleFileModule;
      const {remarkIncludeExamples} = require('./includes/remarkIncludeExamples') as typeof remarkIncludeExamplesModule;
      return remarkIncludeExamples({root, read: readExampleFile(root)});
    }),
    loadTransform(() => {
      const {remarkLongCode} = require('./long-code/remarkLongCode') as typeof remarkLongCodeModule;
      return remarkLongCode();
    }),
    // Last: it replaces the fences, which the transforms before it may read or make.
    loadTransform(() => {
      const {remarkHighlight} = require('./highlight/remarkHighlight') as typeof remarkHighlightModule;
      return remarkHighlight({root});
    }),
  ];
}

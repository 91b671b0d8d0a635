/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript */
import type * as remarkDiagramsModule from './diagrams/remarkDiagrams';
import type * as remarkHighlightModule from './highlight/remarkHighlight';
import type * as remarkIncludeExamplesModule from './includes/remarkIncludeExamples';
import type * as remarkLongCodeModule from './long-code/remarkLongCode';
import type * as remarkPageComponentsModule from './page-components/remarkPageComponents';
import type * as remarkReferenceModule from './reference/remarkReference';
import type * as remarkStackedTablesModule from './stacked-tables/remarkStackedTables';
import type * as loadVersionModule from './versions/loadVersion';
import type * as remarkEnglishNoteModule from './versions/remarkEnglishNote';
import type * as remarkVersionLinksModule from './versions/remarkVersionLinks';
import {loadTransform} from './loadTransform';

/**
 * The remark transforms of the site, in order. They run before Docusaurus's own,
 * so that generated headings get anchors and appear in the table of contents.
 *
 * @param root absolute path of the project
 */
export function remarkPlugins(root: string) {
  // Functions without options, because Docusaurus includes the configuration with all options in the browser bundle.
  return [
    loadTransform(() => {
      const {loadVersion} = require('./versions/loadVersion') as typeof loadVersionModule;
      const {remarkEnglishNote} = require('./versions/remarkEnglishNote') as typeof remarkEnglishNoteModule;
      return remarkEnglishNote({root, renderers: (version) => loadVersion(root, version).renderers});
    }),
    loadTransform(() => {
      const {remarkPageComponents} =
        require('./page-components/remarkPageComponents') as typeof remarkPageComponentsModule;
      return remarkPageComponents();
    }),
    loadTransform(() => {
      const {loadVersion} = require('./versions/loadVersion') as typeof loadVersionModule;
      const {remarkReference} = require('./reference/remarkReference') as typeof remarkReferenceModule;
      return remarkReference({root, renderers: (version) => loadVersion(root, version).renderers});
    }),
    loadTransform(() => {
      const {remarkDiagrams} = require('./diagrams/remarkDiagrams') as typeof remarkDiagramsModule;
      return remarkDiagrams({root});
    }),
    loadTransform(() => {
      const {loadVersion} = require('./versions/loadVersion') as typeof loadVersionModule;
      const {remarkIncludeExamples} = require('./includes/remarkIncludeExamples') as typeof remarkIncludeExamplesModule;
      return remarkIncludeExamples({root, read: (version) => loadVersion(root, version).readExample});
    }),
    loadTransform(() => {
      const {remarkVersionLinks} = require('./versions/remarkVersionLinks') as typeof remarkVersionLinksModule;
      return remarkVersionLinks({root});
    }),
    loadTransform(() => {
      const {remarkLongCode} = require('./long-code/remarkLongCode') as typeof remarkLongCodeModule;
      return remarkLongCode();
    }),
    loadTransform(() => {
      const {remarkStackedTables} = require('./stacked-tables/remarkStackedTables') as typeof remarkStackedTablesModule;
      return remarkStackedTables();
    }),
    // Last, because it replaces the fences, which the transforms before it read or create.
    loadTransform(() => {
      const {remarkHighlight} = require('./highlight/remarkHighlight') as typeof remarkHighlightModule;
      return remarkHighlight({root});
    }),
  ];
}

import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readExampleFile} from '../fences/examples';
import {remarkHighlight} from '../highlight/remarkHighlight';
import {isElement} from '../pages/tree';
import {remarkMarkers} from '../prose/markers';
import {createRenderers} from '../reference/createRenderers';
import {remarkDefinitions} from '../reference/glossary';
import {remarkReference} from '../reference/remarkReference';
import {createFrozenReader, createFrozenRenderers, readFrozenFacts} from '../versions/frozenFacts';
import {locateFile} from '../versions/locatePage';
import {remarkDiagrams, remarkIncludeExamples} from './includes';
import {rehypeLongCode, remarkStackedTables} from './narrowWindows';
import {remarkPageComponents} from './pageComponents';
import {remarkRelated} from './related';

/** A transform that changes nothing. */
export type PageReader = (tree: Root, file: VFile) => void;

/**
 * The remark transforms of the site, in order. They run before Docusaurus's own,
 * so that generated headings get anchors and appear in the table of contents.
 *
 * @param root absolute path of the project
 * @param onParsed called with each page before the transforms
 */
export function remarkPlugins(root: string, onParsed: PageReader) {
  const loaded = new Map<string | undefined, ReturnType<typeof readSources>>();
  const load = (version: string | undefined) => {
    const sources = loaded.get(version) ?? readSources(root, version);
    loaded.set(version, sources);
    return sources;
  };
  // Functions without options, because Docusaurus includes the configuration with all options in the browser bundle.
  return [
    () => onParsed,
    remarkDefinitions,
    () => remarkReference(root, (version) => load(version).renderers),
    // Reference elements contain components too.
    remarkPageComponents,
    () => remarkDiagrams({root}),
    () => remarkIncludeExamples(root, (version) => load(version).readExample),
    () => remarkVersionLinks({root}),
    () => remarkRelated({root}),
    remarkMarkers,
    remarkStackedTables,
    // Last, because it replaces the fences, which the transforms before it read or create.
    () => remarkHighlight({root}),
  ];
}

/** The transforms of a page's elements, after Docusaurus's own. */
export function rehypePlugins() {
  return [rehypeLongCode];
}

/** What the pages of a version show: the platform's facts for the current version, which has no name, or its record. */
function readSources(root: string, version: string | undefined) {
  if (version === undefined) return {renderers: createRenderers(root), readExample: readExampleFile(root)};
  const facts = readFrozenFacts(root, version);
  return {renderers: createFrozenRenderers(facts), readExample: createFrozenReader(facts)};
}

/** Keeps the links of a frozen page within its version: `/docs/glossary` becomes `/docs/1.0/glossary`. */
export function remarkVersionLinks({root}: {root: string}) {
  return (tree: Root, file: VFile): void => {
    const {version} = locateFile(root, file);
    if (version === undefined) return;
    const move = (url: string) => url.replace(/^\/docs(?=[/#?]|$)/, `/docs/${version}`);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = move(node.url);
      for (const attribute of isElement(node) ? node.attributes : [])
        if ('name' in attribute && /^(?:to|href)$/.test(attribute.name) && typeof attribute.value === 'string')
          attribute.value = move(attribute.value);
    });
  };
}

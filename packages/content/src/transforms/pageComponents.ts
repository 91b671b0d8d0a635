import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkMdx);

/**
 * Elements whose code and styles are loaded only by the pages that use them: name and module in `site/src/components`. Elements that many pages use are registered in `src/theme/MDXComponents`.
 */
export const pageComponents: Readonly<Record<string, string>> = {
  ApiExplorer: 'api-explorer/ApiExplorer',
  Card: 'Cards',
  Cards: 'Cards',
  Diagram: 'Diagram',
  EnglishNote: 'EnglishNote',
  GuideCards: 'guide-cards/GuideCards',
  ManifestMap: 'ManifestMap',
  NameChecker: 'name-checker/NameChecker',
  ReferenceTools: 'ReferenceTools',
  Step: 'Steps',
  Steps: 'Steps',
  TabItem: 'Tabs',
  Tabs: 'Tabs',
  WorkbenchButton: 'WorkbenchButton',
  ZoomButton: 'zoom/ZoomButton',
};

/**
 * Imports the page components that a page uses into that page. If the browser imported them lazily, their code would be
 * missing at hydration, and React would render their markup again.
 */
export function remarkPageComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if ('name' in node && typeof node.name === 'string') used.add(node.name);
    });
    const names = [...used].filter((name) => Object.hasOwn(pageComponents, name)).sort();
    const imports = names.map((name) => `import {${name}} from '@site/src/components/${pageComponents[name]}';`);
    tree.children.unshift(...parser.parse(imports.join('\n')).children);
  };
}

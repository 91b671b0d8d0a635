import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkMdx);

/**
 * Elements whose code and styles are loaded only by the pages that use them: name and module. Elements that many pages use are registered in `src/theme/MDXComponents`.
 */
export const pageComponents: Readonly<Record<string, string>> = {
  ApiExplorer: '@site/src/components/api-explorer/ApiExplorer',
  Card: '@site/src/components/cards/Card',
  Cards: '@site/src/components/cards/Cards',
  Diagram: '@site/src/components/Diagram',
  EnglishNote: '@site/src/components/EnglishNote',
  GuideCards: '@site/src/components/guide-cards/GuideCards',
  ManifestMap: '@site/src/components/ManifestMap',
  NameChecker: '@site/src/components/name-checker/NameChecker',
  ReferenceTools: '@site/src/components/ReferenceTools',
  Step: '@site/src/components/steps/Step',
  Steps: '@site/src/components/steps/Steps',
  TabItem: '@theme/TabItem',
  Tabs: '@site/src/components/tabs/Tabs',
  WorkbenchButton: '@site/src/components/WorkbenchButton',
  ZoomButton: '@site/src/components/zoom/ZoomButton',
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
    const imports = names.map((name) => `import ${name} from '${pageComponents[name]}';`);
    tree.children.unshift(...parser.parse(imports.join('\n')).children);
  };
}

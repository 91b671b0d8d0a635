import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

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

export const impliedComponents: Readonly<Record<string, readonly string[]>> = {
  ApiOperations: ['ApiExplorer'],
  CommandReference: ['ReferenceTools'],
  SchemaReference: ['ManifestMap'],
  StateDiagram: ['ZoomButton'],
};

/**
 * Imports the page components that a page uses into that page. If the browser imported them lazily, their code would be
 * missing at hydration, and React would render their markup again.
 */
export function remarkPageComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (!('name' in node) || typeof node.name !== 'string') return;
      const implied = Object.hasOwn(impliedComponents, node.name) ? impliedComponents[node.name] : [];
      for (const name of [node.name, ...(implied ?? [])]) used.add(name);
    });
    const names = [...used].filter((name) => Object.hasOwn(pageComponents, name)).sort();
    tree.children.unshift(...names.map(importComponent));
  };
}

function importComponent(name: string): RootContent {
  const source = pageComponents[name]!;
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(source)};`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  } as unknown as RootContent;
}

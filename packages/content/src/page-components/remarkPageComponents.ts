import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {impliedComponents, pageComponents, pageStyles} from './pageComponents';

/**
 * Imports the page components that a page uses into that page, and the stylesheets of its reference elements. If the
 * browser imported them lazily, their code would be missing at hydration, and React would render their markup again.
 */
export function remarkPageComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (!('name' in node) || typeof node.name !== 'string') return;
      const implied = Object.hasOwn(impliedComponents, node.name) ? impliedComponents[node.name] : [];
      for (const name of [node.name, ...(implied ?? [])]) used.add(name);
    });
    const names = [...used].sort();
    const styles = names.filter((name) => Object.hasOwn(pageStyles, name)).map((name) => pageStyles[name] ?? '');
    tree.children.unshift(
      ...names
        .filter((name) => Object.hasOwn(pageComponents, name))
        .map((name) => importModule(pageComponents[name] ?? '', name)),
      ...[...new Set(styles)].map((source) => importModule(source)),
    );
  };
}

/** `import name from 'source'`, or `import 'source'` without a name. */
function importModule(source: string, name?: string): RootContent {
  const specifiers = name ? [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}] : [];
  const declaration = {
    type: 'ImportDeclaration',
    specifiers,
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name ? `${name} from ` : ''}${JSON.stringify(source)};`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  } as unknown as RootContent;
}

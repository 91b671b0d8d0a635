import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {pageComponents} from './pageComponents';

/**
 * Imports the page components that a page uses into that page. A lazy import in the browser would
 * leave the server's markup without its code at hydration, and React would then draw it anew.
 */
export function remarkPageComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if ('name' in node && typeof node.name === 'string' && Object.hasOwn(pageComponents, node.name))
        used.add(node.name);
    });
    tree.children.unshift(...[...used].sort().map((name) => importDefault(name, pageComponents[name] ?? '')));
  };
}

function importDefault(name: string, source: string): RootContent {
  const local = {type: 'Identifier', name};
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(source)};`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  } as unknown as RootContent;
}

import {visit} from 'unist-util-visit';
import type {PageCheck} from './Check';

/** Reports imports and elements that aren't registered. */
export const checkComponents: PageCheck = (page, {components}, report) => {
  visit(page.tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const how = 'register the element in packages/content/src/transforms/pageComponents.ts';
      report(node, 'the page imports or exports something', how);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? '';
      if (/^[A-Z]/.test(name) && !components.has(name))
        report(node, `the element <${name}> is not registered`, `use one of ${[...components].sort().join(', ')}`);
    }
  });
};

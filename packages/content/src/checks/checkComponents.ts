import {visit} from 'unist-util-visit';
import type {Problem} from '../problems/Problem';
import type {PageCheck} from './Check';

/** Reports imports and elements that aren't registered. */
export const checkComponents: PageCheck = (page, {components}) => {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const place = {file: page.file, line: node.position?.start.line ?? 1};
    if (node.type === 'mdxjsEsm') {
      problems.push({
        ...place,
        what: 'the page imports or exports something',
        how: 'register the element in packages/content/src/page-components/pageComponents.ts',
      });
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      /^[A-Z]/.test(node.name ?? '')
    ) {
      const name = node.name ?? '';
      if (!components.has(name))
        problems.push({
          ...place,
          what: `the element <${name}> is not registered`,
          how: `use one of ${[...components].sort().join(', ')}`,
        });
    }
  });
  return problems;
};

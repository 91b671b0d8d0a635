import {visit} from 'unist-util-visit';
import type {Command} from '@aloft/platform/cli';
import type {Facts} from '../facts/Facts';
import type {Page} from '../pages/Page';
import {readAttribute, type PageElement} from '../pages/readAttribute';

/** Commands whose reference is on a page. */
export function listReferences(pages: readonly Page[], facts: Facts): Set<Command> {
  const listed = new Set<Command>();
  for (const {tree} of pages) {
    visit(tree, 'mdxJsxFlowElement', (element: PageElement) => {
      if (element.name !== 'CommandReference') return;
      const noun = readAttribute(element, 'noun');
      const path = readAttribute(element, 'command');
      for (const command of facts.commands) {
        if (command.group === noun || command.path.join(' ') === path) listed.add(command);
      }
    });
  }
  return listed;
}

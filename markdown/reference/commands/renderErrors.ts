import type {PhrasingContent, RootContent} from 'mdast';
import {errors, type ErrorCode} from '../../../platform/errors';
import type {RenderContext} from '../Renderer';

/** Names the errors of a command with their exit codes, linked to the page's table of errors where it has one. */
export function renderErrors(codes: readonly ErrorCode[], {hasElement}: RenderContext): RootContent[] {
  if (codes.length === 0) return [];
  const isLinked = hasElement('ErrorTable');
  const items = codes.flatMap((code, index): PhrasingContent[] => {
    const name: PhrasingContent = {type: 'inlineCode', value: code};
    return [
      {type: 'text', value: index === 0 ? 'Errors: ' : ', '},
      isLinked ? {type: 'link', url: `#error-${code}`, children: [name]} : name,
      {type: 'text', value: ` (exit code ${errors[code].exitCode})`},
    ];
  });
  return [{type: 'paragraph', children: [...items, {type: 'text', value: '.'}]}];
}

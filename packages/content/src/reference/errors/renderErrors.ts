import type {PhrasingContent, RootContent} from 'mdast';
import {errors, type ErrorCode} from '@aloft/platform/errors';
import type {RenderContext} from '../Renderer';
import {linkError} from './linkError';

/** Lists the errors of a command with their exit codes, each linked to its description. */
export function renderErrors(codes: readonly ErrorCode[], {place}: RenderContext): RootContent[] {
  if (codes.length === 0) return [];
  const items = codes.flatMap((code, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? 'Errors: ' : ', '},
    linkError(code, place),
    {type: 'text', value: ` (exit code ${errors[code].exitCode})`},
  ]);
  return [{type: 'paragraph', children: [...items, {type: 'text', value: '.'}]}];
}

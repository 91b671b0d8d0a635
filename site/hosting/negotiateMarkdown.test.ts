import {expect, it} from 'vitest';
import {acceptsMarkdown} from './negotiateMarkdown';

it.each([
  ['text/markdown', true],
  ['text/html;q=0.8, Text/Markdown;q=0.9', true],
  ['text/markdown;q=0.05', true],
  ['text/markdown;q=0, text/html', false],
  ['text/markdown; q=0.000', false],
  ['text/markdown-x', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  [undefined, false],
])('reads Accept: %s', (accept, expected) => {
  expect(acceptsMarkdown(accept)).toBe(expected);
});

import {expect, it} from 'vitest';
import {acceptsMarkdown, pageLinks} from './negotiateMarkdown';

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

it('names the Markdown version and the files for agents', () => {
  expect(pageLinks('/docs/glossary.md', '/')).toBe(
    '</docs/glossary.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="llms-txt", ' +
      '</.well-known/api-catalog>; rel="api-catalog"',
  );
});

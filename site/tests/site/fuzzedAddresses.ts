// cspell:ignore Cscript
import fc from 'fast-check';

const pieces = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom('docs', 'glossary', 'sdks', 'search', 'index', 'index.html', '.html', '404')},
  {weight: 2, arbitrary: fc.constantFrom('.', '..', '%2e%2e', '%2E', '%2f', '%5c', '\\', 'elsewhere.example', '%65')},
  fc.constantFrom(
    '%',
    '%00',
    '%zz',
    '%25',
    '%2500',
    '%E0%A4%A',
    '%0d%0aX-Injected:%201',
    '%09',
    '%3Cscript%3E',
    'Docs',
  ),
  fc.constantFrom('<b>', '"', "'", ';', ':', '@', '*', '~', '&', '$1', '[', 'javascript:alert(1)'),
  fc.string({minLength: 1, maxLength: 6}).map((text) => text.replace(/[\s#?]/g, '')),
);
const separators = fc.oneof(
  {weight: 4, arbitrary: fc.constant('/')},
  fc.constantFrom('//', '', '/\\', '\\', '///', '/./'),
);
const joined = fc
  .array(fc.tuple(separators, pieces), {maxLength: 5})
  .map((parts) => parts.map(([separator, piece]) => separator + piece).join(''));
const queries = fc
  .array(fc.oneof(pieces, fc.constantFrom('q=', '=', '//', '?', '+', '%20')), {maxLength: 4})
  .map((parts) => parts.join(''));

/** Request targets that a hostile client could send: any bytes except for spaces and control characters. */
export const targets = fc
  .tuple(fc.constantFrom('/', '/', '//', '/\\', '/docs'), joined, fc.option(queries, {nil: undefined}))
  .map(([start, path, query]) => start + path + (query === undefined ? '' : `?${query}`));

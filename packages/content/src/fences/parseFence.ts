import type {Place} from '../problems/Problem';
import {ContentError} from '../problems/ContentError';
import type {ExampleReference, FenceMeta} from './FenceMeta';
import {languages, type Language} from './languages';
import {readMarks} from './readMarks';
import {splitMeta, type MetaWord} from './splitMeta';

const withValue = ['example', 'title', 'manifest', 'expect-error', 'scenario', 'mark'];
const flags = ['numbers', 'wrap'];

/**
 * Parses the info string of a fenced block, for rendering and for checks.
 *
 * @param language first word of the info string: `code.lang` in mdast
 * @param meta the rest of it: `code.meta` in mdast
 * @param place start of the fence, for the message
 * @throws ContentError with the problem and its fix
 */
export function parseFence(
  language: string | null | undefined,
  meta: string | null | undefined,
  place: Place,
): FenceMeta {
  const fail = (what: string, how: string): never => {
    throw new ContentError({...place, what, how});
  };
  const {words, rest} = splitMeta(meta ?? '');
  if (rest)
    fail(
      `the fence contains \`${rest}\`, which is not understood`,
      rest.startsWith('{') ? 'write mark="2,4-6"' : 'write key=value, key="quoted value" or a flag',
    );
  const values = readWords(words, fail);
  const example = values.has('example') ? readExample(values.get('example') ?? '', fail) : undefined;
  const manifest = values.get('manifest');
  if (manifest !== undefined && manifest !== 'fragment')
    fail(`manifest="${manifest}" is unknown`, 'write manifest=fragment');
  const mark = values.has('mark') ? readMarks(values.get('mark') ?? '') : [];
  const code = values.get('expect-error');
  return {
    language: readLanguage(language, fail),
    ...(example && {example}),
    ...optional('title', values.get('title') ?? example?.path.split('/').pop()),
    ...(manifest && {manifest: 'fragment' as const}),
    ...optional('expectError', code),
    ...optional('scenario', values.get('scenario')),
    mark:
      mark ?? fail(`mark="${values.get('mark')}" is not a list of lines`, 'write lines and ranges, as in mark="2,4-6"'),
    numbers: values.has('numbers'),
    wrap: values.has('wrap'),
  };
}

type Fail = (what: string, how: string) => never;

function readLanguage(language: string | null | undefined, fail: Fail): Language {
  if (language === 'mermaid') {
    return fail(
      'Mermaid draws in the browser with styles that the Content-Security-Policy blocks',
      'draw an SVG in docs/_diagrams/, and show it with <Diagram>',
    );
  }
  if (!language) return fail('the fence has no language', 'name one after the backticks; `text` for plain output');
  return (
    languages.get(language)?.name ??
    fail(
      `the language \`${language}\` is unknown`,
      'use a language of Prism, or add it to packages/content/src/fences/languages.ts',
    )
  );
}

function readWords(words: readonly MetaWord[], fail: Fail): Map<string, string> {
  const values = new Map<string, string>();
  for (const {key, value} of words) {
    if (values.has(key)) fail(`the fence contains \`${key}\` twice`, 'keep one of them');
    if (withValue.includes(key)) {
      if (!value) fail(`\`${key}\` in the fence has no value`, `write ${key}="…"`);
    } else if (flags.includes(key)) {
      if (value !== undefined) fail(`\`${key}\` in the fence does not take a value`, `write ${key} alone`);
    } else {
      fail(
        `the fence contains the unknown word \`${key}\``,
        key === 'showLineNumbers' ? 'write `numbers`' : `known are ${[...withValue, ...flags].join(', ')}`,
      );
    }
    values.set(key, value ?? '');
  }
  return values;
}

function readExample(value: string, fail: Fail): ExampleReference {
  const [path = '', region, ...more] = value.split('#');
  const segments = path.split('/');
  if (
    more.length > 0 ||
    region === '' ||
    segments.some((segment) => ['', '.', '..'].includes(segment)) ||
    path.includes('\\')
  ) {
    fail(`example="${value}" is not a path under examples/`, 'write group/name/file or group/name/file#region');
  }
  return {path, ...optional('region', region)};
}

function optional<Key extends string>(key: Key, value: string | undefined): {[K in Key]?: string} {
  return value === undefined ? {} : ({[key]: value} as {[K in Key]: string});
}

import type {OutputColor} from '@aloft/simulator/output';
import type {Token} from 'prismjs';
import {loadGrammars} from './loadGrammars';

/** A run of text in one style. */
export interface Segment {
  readonly text: string;
  /** Style, as in `tok-keyword`; absent for plain text. */
  readonly style?: Style;
  /** Color of a part of a transcript's output, as in the terminal; `more` for the prompt of a continuation line. */
  readonly color?: OutputColor | 'more';
}

/**
 * Splits source text into styled runs, which add up to the text itself.
 *
 * @param grammar name of a grammar from `loadGrammars`
 */
export function tokenize(text: string, grammar: string): Segment[] {
  const Prism = loadGrammars();
  const known = Prism.languages[grammar];
  if (!known) throw new Error(`no grammar for ${grammar}: add it in packages/content/src/highlight/loadGrammars.ts`);
  const environment = {code: text, grammar: known, language: grammar, tokens: [] as (string | Token)[]};
  // Templating grammars (ERB, PHP) do their work in these hooks.
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar) as (string | Token)[];
  Prism.hooks.run('after-tokenize', environment);
  return merge(flatten(environment.tokens, undefined));
}

function flatten(content: Token['content'] | (string | Token)[], style: Style | undefined): Segment[] {
  if (typeof content === 'string') return [{text: content, ...(style && {style})}];
  if (Array.isArray(content)) return content.flatMap((part) => flatten(part, style));
  const own = [content.type, ...[content.alias ?? []].flat()].map((type) => styles.get(type)).find(Boolean);
  const isPlain = content.type === 'punctuation' || content.type === 'operator';
  return flatten(content.content, own ?? (isPlain ? undefined : style));
}

/** Joins adjacent runs of one style, including spaces between them, to create fewer elements. */
function merge(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments.filter(({text}) => text)) {
    const last = merged.at(-1);
    const before = merged.at(-2);
    if (last && last.style === segment.style) {
      merged.splice(-1, 1, {...last, text: last.text + segment.text});
    } else if (last && before?.style && before.style === segment.style && /^[ \t]+$/.test(last.text)) {
      merged.splice(-2, 2, {...before, text: before.text + last.text + segment.text});
    } else {
      merged.push(segment);
    }
  }
  return merged;
}

/** The styles of the site's stylesheet, each with the token types of all grammars that have it. */
const groups = {
  comment: 'comment prolog doctype cdata shebang section-comment',
  keyword: 'keyword rule important directive delimiter boolean null',
  string:
    'string char attr-value regex url template-string triple-quoted-string string-literal string-interpolation bytes symbol header-value',
  number: 'number constant unit version',
  function:
    'function function-name method builtin function-variable macro fragment function-definition lifetime-annotation',
  type: 'class-name namespace maybe-class-name package module-declaration attribute annotation generics type type-definition table',
  property: 'property attr-name key parameter flag header-name selector label label-key key-value http-header',
  variable: 'variable environment assign-left interpolation instance-variable for-or-select identifier-variable',
  tag: 'tag',
  inserted: 'inserted inserted-sign inserted-arrow',
  deleted: 'deleted deleted-sign deleted-arrow',
  heading: 'title coord request-line response-status section section-name target',
  prompt: 'prompt',
  output: 'output',
};

type Style = keyof typeof groups;

const styles: ReadonlyMap<string, Style> = new Map(
  Object.entries(groups).flatMap(([style, types]) => types.split(' ').map((type) => [type, style as Style] as const)),
);

import type {Token} from 'prismjs';
import {loadGrammars} from './loadGrammars';
import {productVocabulary} from './productVocabulary';
import type {Segment, Style} from './Segment';
import {splitInvocation} from './splitInvocation';
import {styleOfToken} from './styleOfToken';

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
  if (content.type === 'invocation' && typeof content.content === 'string') {
    return splitInvocation(content.content, productVocabulary());
  }
  const own = [content.type, ...[content.alias ?? []].flat()].map(styleOfToken).find(Boolean);
  return flatten(
    content.content,
    own ?? (content.type === 'punctuation' || content.type === 'operator' ? undefined : style),
  );
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

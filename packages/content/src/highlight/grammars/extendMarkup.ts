import type {Grammar, GrammarValue, Languages} from 'prismjs';

type Rules = Record<string, GrammarValue>;

/**
 * A markup grammar with the given additional tokens, whose scripts are TypeScript. The additions come after script and
 * style elements, which keep their own grammar.
 */
export function extendMarkup(languages: Languages, additions: Rules): Grammar {
  const {comment, prolog, doctype, cdata, style, ...rest} = languages.markup as Rules;
  delete rest.script;
  const rules: Rules = {
    comment,
    prolog,
    doctype,
    cdata,
    script: {
      pattern: /(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/i,
      lookbehind: true,
      greedy: true,
      inside: languages.typescript,
    },
    style,
    ...additions,
    ...rest,
  } as Rules;
  return rules as unknown as Grammar;
}

import {PurgeCSS} from 'purgecss';

type Sheets = ReadonlyMap<string, string>;

/** Class names that the theme and the pages compose at run time, from a prefix and a kind. */
const composed = [/^theme-admonition-/, /^language-/];

const wordsOf = (script: string): string[] => script.match(/[\w-]+/g) ?? [];

async function purge(sheets: Sheets, words: ReadonlySet<string>, usedVariables?: ReadonlySet<string>): Promise<Sheets> {
  const purged = await new PurgeCSS().purge({
    content: [{raw: [...words].join(' '), extension: 'js'}],
    css: [...sheets].map(([name, raw]) => ({name, raw})),
    defaultExtractor: wordsOf,
    keyframes: true,
    variables: usedVariables !== undefined,
    safelist: {standard: composed, variables: [...(usedVariables ?? [])]},
  });
  return new Map(purged.map(({file, css}) => [file ?? '', css]));
}

const variablesOf = (text: string): string[] => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/**
 * Removes rules whose classes, ids or elements no script contains, and then variables that no remaining rule uses. The
 * scripts contain all markup, because pages and all their interactive states are rendered from them.
 *
 * @param sheets minified stylesheets by file name
 * @param scripts the bundles of the browser, read one at a time, because a large site's don't fit into memory together
 */
export async function removeUnusedCss(sheets: Sheets, scripts: Iterable<string>): Promise<Sheets> {
  const known = [...sheets.values()];
  // A string found in a script would keep the whole script in memory, so the sets contain those of the sheets.
  const unusedWords = new Set(known.flatMap(wordsOf));
  const words = new Set(unusedWords);
  const used = new Set<string>();
  for (const script of scripts) {
    for (const word of wordsOf(script)) unusedWords.delete(word);
    for (const variable of variablesOf(script)) used.add(variable);
  }
  for (const word of unusedWords) words.delete(word);
  const rules = await purge(sheets, words);
  for (const variable of [...rules.values()].flatMap(variablesOf)) used.add(variable);
  return purge(rules, words, used);
}

import {PurgeCSS} from 'purgecss';

type Sheets = ReadonlyMap<string, string>;

/** Class names that the theme and the pages compose at run time, from a prefix and a kind. */
const composed = [/^theme-admonition-/, /^language-/];

const wordsOf = (script: string): string[] => script.match(/[\w-]+/g) ?? [];

async function purge(sheets: Sheets, scripts: readonly string[], usedVariables?: readonly string[]): Promise<Sheets> {
  const purged = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    css: [...sheets].map(([name, raw]) => ({name, raw})),
    defaultExtractor: wordsOf,
    keyframes: true,
    variables: usedVariables !== undefined,
    safelist: {standard: composed, variables: [...(usedVariables ?? [])]},
  });
  return new Map(purged.map(({file, css}) => [file ?? '', css]));
}

/**
 * Removes rules whose classes, ids or elements no script contains, and then variables that no remaining rule uses. The
 * scripts contain all markup, because pages and all their interactive states are rendered from them.
 *
 * @param sheets minified stylesheets by file name
 * @param scripts the bundles of the browser
 */
export async function removeUnusedCss(sheets: Sheets, scripts: readonly string[]): Promise<Sheets> {
  const rules = await purge(sheets, scripts);
  const used = [...rules.values(), ...scripts].flatMap((text) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? []);
  return purge(rules, scripts, [...new Set(used)]);
}

import type {Document} from 'postcss';
import type {Words} from './collectWords';

const customProperty = /--[\w-]+/g;

/** Removes custom properties and keyframes that neither the stylesheet nor a script asks for. */
export function removeUnusedNames(sheets: Document, {whole}: Words): void {
  // A property that is gone may have been the last to ask for another.
  while (removeUnusedProperties(sheets, whole) > 0);
  const animations = new Set<string>();
  sheets.walkDecls(/^--|animation/, ({value}) => {
    for (const name of value.match(/[\w-]+/g) ?? []) animations.add(name);
  });
  sheets.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params) && !whole.has(rule.params)) rule.remove();
  });
}

function removeUnusedProperties(sheets: Document, words: ReadonlySet<string>): number {
  const asked = new Set<string>();
  sheets.walkDecls(({value}) => {
    if (!value.includes('--')) return;
    for (const [name] of value.matchAll(customProperty)) asked.add(name);
  });
  let count = 0;
  sheets.walkDecls(/^--/, (declaration) => {
    if (asked.has(declaration.prop) || words.has(declaration.prop)) return;
    declaration.remove();
    count += 1;
  });
  return count;
}

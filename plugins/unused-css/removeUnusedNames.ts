import type {Root} from 'postcss';
import type {Words} from './collectWords';

const customProperty = /--[\w-]+/g;

/** Removes custom properties and keyframes that neither the stylesheet nor a script asks for. */
export function removeUnusedNames(root: Root, {whole}: Words): void {
  // A property that is gone may have been the last to ask for another.
  while (removeUnusedProperties(root, whole) > 0);
  const animations = new Set<string>();
  root.walkDecls(/^--|animation/, ({value}) => {
    for (const name of value.match(/[\w-]+/g) ?? []) animations.add(name);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params) && !whole.has(rule.params)) rule.remove();
  });
}

function removeUnusedProperties(root: Root, words: ReadonlySet<string>): number {
  const asked = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [name] of value.matchAll(customProperty)) asked.add(name);
  });
  let count = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (asked.has(declaration.prop) || words.has(declaration.prop)) return;
    declaration.remove();
    count += 1;
  });
  return count;
}

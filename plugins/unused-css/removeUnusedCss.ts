import postcss, {type Root} from 'postcss';
import parseSelector from 'postcss-selector-parser';
import {canName, type Words} from './collectWords';
import {inlineConstants} from './inlineConstants';
import {removeShadowedProperties} from './removeShadowedProperties';
import {removeUnusedNames} from './removeUnusedNames';

export interface Result {
  readonly css: string;
  /** The selectors that are gone, each once. */
  readonly removed: readonly string[];
}

/**
 * Takes out the selectors that ask for a class no script names, then custom properties and keyframes that nothing
 * asks for. Selectors without classes stay, and so does a selector that asks for the class only in `:not()`.
 * @param words of all scripts of the site; the pages are rendered from the same scripts
 */
export function removeUnusedCss(css: string, words: Words): Result {
  const root: Root = postcss.parse(css);
  const removed = new Set<string>();
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as {name?: string}).name ?? '')) return;
    const kept = rule.selectors.filter((selector) => {
      const keep = canMatch(selector, words);
      if (!keep) removed.add(selector);
      return keep;
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeShadowedProperties(root);
  removeUnusedNames(root, words);
  inlineConstants(root, words);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return {css: root.toString(), removed: [...removed].sort()};
}

function canMatch(selector: string, words: Words): boolean {
  return parseSelector()
    .astSync(selector)
    .nodes.some((part) => partCanMatch(part, words));
}

/** A compound or complex selector matches only where each of its classes can be; one of `:is()` is enough. */
function partCanMatch(part: parseSelector.Selector, words: Words): boolean {
  return part.nodes.every((node) => {
    if (node.type === 'class') return canName(words, node.value);
    if (node.type !== 'pseudo' || node.nodes.length === 0 || node.value === ':not') return true;
    return node.nodes.some((choice) => partCanMatch(choice, words));
  });
}

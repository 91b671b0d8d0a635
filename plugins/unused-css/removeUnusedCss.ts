import postcss, {type Document} from 'postcss';
import type {Words} from './collectWords';
import {createMatcher} from './createMatcher';
import {inlineConstants} from './inlineConstants';
import {removeOverridden} from './removeOverridden';
import {removeShadowedProperties} from './removeShadowedProperties';
import {removeUnusedNames} from './removeUnusedNames';

export interface Result {
  /** In the order in which they were given. */
  readonly sheets: readonly string[];
  /** The selectors that are gone, each once. */
  readonly removed: readonly string[];
}

/**
 * Takes out the selectors that ask for a class no script names, then declarations that later rules set anew, custom
 * properties and keyframes that nothing asks for. Selectors without classes stay, and so does a selector that asks for
 * the class only in `:not()`.
 * @param sheets all stylesheets of the site: one may set a property that another asks for
 * @param words of all scripts of the site; the pages are rendered from the same scripts
 * @param isAbsent tells which selectors go beside those
 */
export function removeUnusedCss(
  sheets: readonly string[],
  words: Words,
  isAbsent: (selector: string) => boolean = () => false,
): Result {
  const all: Document = postcss.document({nodes: sheets.map((css) => postcss.parse(css))});
  const removed = new Set<string>();
  const canMatch = createMatcher(words);
  all.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as {name?: string}).name ?? '')) return;
    const kept = rule.selectors.filter((selector) => {
      const keep = canMatch(selector) && !isAbsent(selector);
      if (!keep) removed.add(selector);
      return keep;
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeOverridden(all);
  removeShadowedProperties(all);
  removeUnusedNames(all, words);
  inlineConstants(all, words);
  all.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  all.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return {sheets: all.nodes.map((root) => root.toString()), removed: [...removed].sort()};
}

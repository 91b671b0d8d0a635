import parseSelector from 'postcss-selector-parser';
import {canName, type Words} from './collectWords';

const classNames = /\.(-?[a-z_][\w-]*)/gi;
/** What a selector may hold beside names of elements and classes. Without it, all classes must be on one path. */
const needsParser = /[([\\]/;

/**
 * @param words of all scripts
 * @returns tells of a selector whether an element of the site can ever match it
 */
export function createMatcher(words: Words): (selector: string) => boolean {
  const known = new Map<string, boolean>();
  const canBe = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const can = canName(words, name);
    known.set(name, can);
    return can;
  };
  return (selector) => {
    // Parsing takes longer than all else, and most selectors tell without it.
    const isPlain = Array.from(selector.matchAll(classNames), ([, name = '']) => name).every(canBe);
    if (isPlain || !needsParser.test(selector)) return isPlain;
    return parseSelector()
      .astSync(selector)
      .nodes.some((part) => partCanMatch(part, canBe));
  };
}

/** A compound or complex selector matches only where each of its classes can be; one of `:is()` is enough. */
function partCanMatch(part: parseSelector.Selector, canBe: (name: string) => boolean): boolean {
  return part.nodes.every((node) => {
    if (node.type === 'class') return canBe(node.value);
    if (node.type !== 'pseudo' || node.nodes.length === 0 || node.value === ':not') return true;
    return node.nodes.some((choice) => partCanMatch(choice, canBe));
  });
}

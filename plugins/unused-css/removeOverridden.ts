import type {AtRule, Declaration, Document, Root, Rule} from 'postcss';

/** Shorthands, each with what longer names begin with that it sets too. */
const shorthands = [
  'background',
  'border',
  'border-radius',
  'flex',
  'font',
  'margin',
  'outline',
  'overflow',
  'padding',
];
/** Set by `font` too. */
const ofFont = new Set(['line-height']);
/** Begins like a shorthand, and is none of its parts. */
const apart = /^(border-(collapse|spacing|radius)|flex-(wrap|direction|flow)|outline-offset|overflow-(wrap|anchor))/;

/** The property itself, and the shorthands that set it as well. */
function settersOf(prop: string): readonly string[] {
  if (ofFont.has(prop)) return [prop, 'font'];
  if (prop.startsWith('--') || apart.test(prop)) return [prop];
  return [prop, ...shorthands.filter((shorthand) => prop.startsWith(`${shorthand}-`))];
}

/** Where a rule applies: nothing at the top, the conditions of `@media`, or undefined within anything else. */
function findContext({parent}: Rule): string | undefined {
  if (parent?.type === 'root') return '';
  const {name, params} = parent as AtRule;
  return name === 'media' && parent?.parent?.type === 'root' ? params : undefined;
}

/** Whoever meets the rule meets a later one, no weaker, that sets the same. */
function isOverridden({prop, important}: Declaration, later: readonly (ReadonlySet<string> | undefined)[]): boolean {
  return !important && later.every((set) => settersOf(prop).some((setter) => set?.has(setter)));
}

function removeFrom(sheet: Root): void {
  /** The properties that rules further down set, by the condition and the selector. */
  const known = new Map<string, Set<string>>();
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    rules.push(rule);
  });
  for (const rule of rules.reverse()) {
    const context = findContext(rule);
    if (context === undefined) continue;
    const keys = rule.selectors.map((selector) => `${context} ${selector}`);
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    const later = keys.map((key) => known.get(key));
    for (const declaration of declarations) if (isOverridden(declaration, later)) declaration.remove();
    for (const key of keys) {
      const set = known.get(key) ?? new Set();
      for (const {prop} of declarations) set.add(prop);
      known.set(key, set);
    }
  }
}

/**
 * Removes declarations that a later rule of the same sheet with the same selector, at the top or in the same medium,
 * sets anew, as this site's rules do with many of the framework's. Fallbacks within one rule stay.
 */
export function removeOverridden(sheets: Document): void {
  for (const sheet of sheets.nodes) removeFrom(sheet);
}

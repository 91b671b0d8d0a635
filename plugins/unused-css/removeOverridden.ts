import type {AtRule, Declaration, Document, Root, Rule} from 'postcss';

/** Shorthands, each with the longer names that it sets too: pages are read from the left and from the top. */
const shorthands: Readonly<Record<string, RegExp>> = {
  background: /^background-(color|image|position|repeat|size)$/,
  border: /^border-((top|right|bottom|left)|((top|right|bottom|left)-)?(color|style|width))$/,
  flex: /^flex-(basis|grow|shrink)$/,
  font: /^(font-(family|size|style|weight)|line-height)$/,
  gap: /^(grid-gap|column-gap|row-gap)$/,
  inset: /^(top|right|bottom|left)$/,
  margin: /^margin-(top|right|bottom|left|block|inline)$/,
  'margin-block': /^margin-(top|bottom)$/,
  'margin-inline': /^margin-(left|right)$/,
  outline: /^outline-(color|style|width)$/,
  overflow: /^overflow-[xy]$/,
  padding: /^padding-(top|right|bottom|left|block|inline)$/,
  'padding-block': /^padding-(top|bottom)$/,
  'padding-inline': /^padding-(left|right)$/,
};

/** The property itself, and the shorthands that set it as well. */
const settersOf = (prop: string): readonly string[] => [
  prop,
  ...Object.keys(shorthands).filter((shorthand) => shorthands[shorthand]!.test(prop)),
];

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

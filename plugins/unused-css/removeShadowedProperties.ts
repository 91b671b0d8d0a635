import type {Declaration, Document, Rule} from 'postcss';

/** Rules for the root element, weaker than `:root:root`, whatever media they stand in. */
const weaker = new Set([':root', 'html', 'html[data-theme=dark]', '[data-theme=dark]', ':root[data-theme=dark]']);

/**
 * Removes custom properties of the root element that `src/css/framework.css` always overrides: it sets the framework's
 * variables on `:root:root`, which no rule of the framework outweighs.
 */
export function removeShadowedProperties(sheets: Document): void {
  const strong = new Set<string>();
  for (const node of sheets.nodes.flatMap((sheet) => sheet.nodes)) {
    if (node.type !== 'rule' || !node.selectors.includes(':root:root')) continue;
    node.each((declaration) => {
      if (declaration.type === 'decl' && declaration.prop.startsWith('--')) strong.add(declaration.prop);
    });
  }
  sheets.walkDecls(/^--/, (declaration: Declaration) => {
    const rule = declaration.parent as Rule;
    if (rule.type !== 'rule' || !strong.has(declaration.prop) || declaration.important) return;
    if (rule.selectors.every((selector) => weaker.has(selector))) declaration.remove();
  });
}

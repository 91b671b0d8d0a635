import type {Declaration, Document, Rule} from 'postcss';
import type {Words} from './collectWords';

/** On a custom property these speak of the root's parent; on what asks for it they would speak of another element. */
const cssWide = /^(inherit|initial|unset|revert|revert-layer)$/;
const reference = /var\((--[\w-]+)(?:,[^()]*)?\)/g;

const alias = /^var\((--[\w-]+)\)$/;
/** Selectors of the root element, in each of its modes. */
const rootElement = /^(:root|html)?(\[data-theme=(dark|light)\])?(:root)*$/;

/**
 * Writes the value of a custom property where it is asked for, when it can have no other: it is set once, on the root
 * element, outside media queries, and no script names it. Its value is a plain one, or another property that only the
 * root element has: what stands below sees the same of both.
 */
export function inlineConstants(sheets: Document, {whole}: Words): void {
  while (inlineOnce(sheets, whole) > 0);
}

function inlineOnce(sheets: Document, words: ReadonlySet<string>): number {
  const aliases = new Map<string, string>();
  const declarations = new Map<string, Declaration[]>();
  sheets.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, Declaration>();
  for (const [name, [first, second]] of declarations) {
    if (!first || second || words.has(name) || !isSetOnce(first)) continue;
    const [, target] = alias.exec(first.value) ?? [];
    const isPlain = first.value.length < 64 && !first.value.includes('var(') && !cssWide.test(first.value);
    if (target && declarations.get(target)?.every(isOfRoot)) aliases.set(name, target);
    if (isPlain || aliases.has(name)) constants.set(name, first);
  }
  // What another one of them stands for is not there any more when this round is over: its turn is the next.
  for (const [name, target] of aliases) if (constants.has(target)) constants.delete(name);
  sheets.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    declaration.value = declaration.value
      .replace(/\)var\(/g, ') var(')
      .replace(reference, (all: string, name: string, at: number, text: string) => {
        const value = constants.get(name)?.value;
        return value === undefined ? all : separate(value, text.slice(0, at), text.slice(at + all.length));
      });
  });
  for (const declaration of constants.values()) declaration.remove();
  return constants.size;
}

/** A minifier leaves out the space between `var(--a)` and `var(--b)`, which the values themselves need. */
function separate(value: string, before: string, after: string): string {
  return `${/[\w.%)]$/.test(before) ? ' ' : ''}${value}${/^[\w.#%(-]/.test(after) ? ' ' : ''}`;
}

/** Whether the declaration holds in all modes and for all widths. */
function isSetOnce({parent}: Declaration): boolean {
  const rule = parent as Rule;
  return rule.parent?.type === 'root' && /^(:root|:root:root,html\[data-theme=dark\]:root)$/.test(rule.selector);
}

function isOfRoot({parent}: Declaration): boolean {
  return (parent as Rule).selectors.every((selector) => rootElement.test(selector));
}

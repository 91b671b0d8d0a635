import type {Nodes} from 'mdast';

/** Replacements for nodes that are not text. */
export interface FlattenOptions {
  /** Text for inline code. */
  readonly code: (value: string) => string;
  /** Text for an element without children, such as `<Limit id="apps" />`. */
  readonly element: (name: string) => string;
}

/** Replaces inline code and elements with one plain word each, so that word counts stay correct. */
export const plainWords: FlattenOptions = {code: () => 'code', element: () => 'value'};

/** Inline code keeps its text. */
export const codeAsText: FlattenOptions = {code: (value) => value, element: (name) => `<${name}>`};

/** The visible text of a node, without images. */
export function flattenText(node: Nodes, options: FlattenOptions = plainWords): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return options.code(node.value);
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxTextExpression') return isComment(node.value) ? '' : 'value';
  const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  if (isElement && node.children.length === 0) return options.element(node.name ?? '');
  return 'children' in node ? node.children.map((child) => flattenText(child as Nodes, options)).join('') : '';
}

function isComment(expression: string): boolean {
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);
}

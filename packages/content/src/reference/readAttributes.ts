import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Attributes, RenderContext, Renderer} from './Renderer';

/** Reads an element's attributes and rejects those that its renderer doesn't support. */
export function readAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  renderer: Renderer,
  fail: RenderContext['fail'],
): Attributes {
  const {name, required = [], optional = []} = renderer;
  const known = [...required, ...optional];
  const values: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      return fail(`<${name}> has an attribute that is not plain text`, 'write attribute="value"');
    }
    if (!known.includes(attribute.name)) {
      return fail(
        `<${name}> has the unknown attribute \`${attribute.name}\``,
        known.length > 0 ? `known are ${known.join(', ')}` : 'it takes none',
      );
    }
    values[attribute.name] = attribute.value;
  }
  const missing = required.find((key) => !values[key]);
  if (missing) return fail(`<${name}> lacks the attribute \`${missing}\``, `write <${name} ${missing}="…" />`);
  return values;
}

import type {Element, Nodes} from 'hast';

const prose = 'p ul ol li dl dt dd blockquote strong em b i s del code kbd samp var abbr sub sup small br hr span a';
const tables = 'thead tbody tr th td';
const drawings = 'figure figcaption svg g path rect circle ellipse line polyline polygon text tspan title desc';
const staticNames = new Set(`${prose} ${tables} ${drawings}`.split(' '));

/** Whether `finishLink` can replace the site's link component for this link. */
function isPlainLink({properties: {href}}: Element): boolean {
  return href === undefined || (typeof href === 'string' && /^(#|\/(?!\/)|https?:)/.test(href));
}

/** Whether the node never changes in the browser and doesn't need a component. */
export function isStatic(node: Nodes): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element' || !staticNames.has(node.tagName)) return false;
  if (node.tagName === 'a' && !isPlainLink(node)) return false;
  return node.children.every(isStatic);
}

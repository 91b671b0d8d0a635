import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

/**
 * In the browser, the two parts of react-helmet-async that Docusaurus uses, at a fifth of its weight. The pages are
 * built with the package itself, so that a page's head is right before any script runs; this keeps it right when the
 * reader goes on to another page. `tests/browser/head.spec.ts` compares what both make of the same page.
 */

type Attributes = Readonly<Record<string, string>>;

interface HeadTag {
  readonly name: string;
  readonly attributes: Attributes;
  readonly text: string;
}

/** Children of all heads on the page, in the order in which they came. A later one wins over an earlier one. */
const heads: {children: ReactNode}[] = [];
/** Marks what is ours, as react-helmet-async does: on a tag `true`, on `html` and `body` the names of attributes. */
const mark = 'data-rh';
const attributeNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

function readTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) return readTags(inner as ReactNode);
    const attributes = Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), String(value)]);
    const text = Children.toArray(inner as ReactNode).join('');
    return [{name: child.type as string, attributes: Object.fromEntries(attributes) as Attributes, text}];
  });
}

/** Tags with the same key stand for the same thing; those of the last head that has the key stay. */
function keyOf({name, attributes: {rel, href, src, ...meta}, text}: HeadTag): string {
  if (name === 'link') return rel === 'canonical' ? 'canonical' : `link ${href}`;
  if (name === 'meta') return `meta ${meta.name ?? meta.property ?? meta['http-equiv'] ?? meta.itemprop}`.toLowerCase();
  return `${name} ${name === 'title' ? '' : (src ?? text)}`;
}

function createNode({name, attributes, text}: HeadTag): Element {
  const node = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  node.setAttribute(mark, 'true');
  node.textContent = text;
  return node;
}

function applyTags(tags: readonly HeadTag[]): void {
  const old = new Set(document.head.querySelectorAll(`[${mark}]`));
  for (const node of tags.map(createNode)) {
    const same = [...old].find((other) => other.isEqualNode(node));
    if (same) old.delete(same);
    else document.head.append(node);
  }
  for (const node of old) node.remove();
}

function applyAttributes(node: Element, tags: readonly HeadTag[]): void {
  const attributes = Object.assign({}, ...tags.map((tag) => tag.attributes)) as Attributes;
  const names = Object.keys(attributes);
  for (const name of node.getAttribute(mark)?.split(',') ?? []) if (!names.includes(name)) node.removeAttribute(name);
  for (const name of names)
    if (node.getAttribute(name) !== attributes[name]) node.setAttribute(name, attributes[name]!);
  if (names.length > 0) node.setAttribute(mark, names.join(','));
}

/** What the document's head should hold. Of tags with the same key, all of the last head that has one. */
function chooseTags(all: readonly (readonly HeadTag[])[]): readonly HeadTag[] {
  const chosen = new Map<string, readonly HeadTag[]>();
  for (const tags of all) {
    for (const key of new Set(tags.map(keyOf))) {
      chosen.delete(key);
      chosen.set(
        key,
        tags.filter((tag) => keyOf(tag) === key),
      );
    }
  }
  return [...chosen.values()].flat();
}

function update(): void {
  const all = heads.map(({children}) => readTags(children));
  const isOf = (root: string) => (tag: HeadTag) => tag.name === root;
  const roots = ['html', 'body'];
  for (const root of roots) applyAttributes(document.querySelector(root)!, all.flat().filter(isOf(root)));
  applyTags(chooseTags(all.map((tags) => tags.filter(({name}) => !roots.includes(name)))));
}

let waiting = false;
/** Once for all heads that change together. */
function updateSoon(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    update();
  });
}

/** Puts `title`, `meta`, `link` and `script` into the head, and attributes of `html` and `body` onto them. */
export function Helmet({children}: PropsWithChildren): ReactNode {
  const head = useRef({children});
  useLayoutEffect(() => {
    const {current} = head;
    heads.push(current);
    return () => {
      heads.splice(heads.indexOf(current), 1);
      updateSoon();
    };
  }, []);
  useLayoutEffect(() => {
    head.current.children = children;
    updateSoon();
  });
  return null;
}

/** Nothing to provide: there is one document. */
export function HelmetProvider({children}: PropsWithChildren): ReactNode {
  return children;
}

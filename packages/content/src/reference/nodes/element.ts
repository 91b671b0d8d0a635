import type {Parent, PhrasingContent, RootContent} from 'mdast';

/** A node that becomes an HTML or SVG element of the given name. */
export interface ReferenceElement extends Parent {
  type: 'referenceElement';
  children: RootContent[];
  data: {hName: string; hProperties: Properties};
}

/** Properties of an element, in the names of the hast format: `className`, `viewBox`. */
export type Properties = Record<string, string | number | boolean | string[] | null | undefined>;

declare module 'mdast' {
  interface RootContentMap {
    referenceElement: ReferenceElement;
  }
  interface PhrasingContentMap {
    referenceElement: ReferenceElement;
  }
}

/** Makes an element. Strings among the children become text. */
export function element(
  name: string,
  properties: Properties,
  children: readonly (RootContent | PhrasingContent | string)[] = [],
): ReferenceElement {
  return {
    type: 'referenceElement',
    children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
    data: {hName: name, hProperties: properties},
  };
}

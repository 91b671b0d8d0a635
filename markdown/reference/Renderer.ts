import type {PhrasingContent, RootContent} from 'mdast';
import type {Place} from '../problems/Problem';

/** Attributes of an element on a page. */
export type Attributes = Readonly<Record<string, string>>;

/** Location and surroundings of an element. */
export interface RenderContext {
  /** The element itself, for messages. */
  readonly place: Place;
  /** Stops the build with page and line. */
  readonly fail: (what: string, how: string) => never;
  /** Content between the tags, if the element may have any. */
  readonly children: readonly RootContent[];
  /** Whether the page has a reference element with these attributes, so that one may link to another. */
  readonly hasElement: (name: string, attributes?: Attributes) => boolean;
}

/** Turns one element of a page into content, from the facts. */
export interface Renderer {
  /** Name of the element: `CommandReference`. */
  readonly name: string;
  /** Required attributes. */
  readonly required?: readonly string[];
  /** Optional attributes. */
  readonly optional?: readonly string[];
  /** Whether it may be used within a paragraph. */
  readonly inline?: boolean;
  /** Whether it may have content between its tags. */
  readonly content?: boolean;
  /** Renders the content. Attribute names are already checked, values are not. */
  readonly render: (attributes: Attributes, context: RenderContext) => readonly (RootContent | PhrasingContent)[];
}

import type {PhrasingContent, RootContent} from 'mdast';
import type {Place} from '../problems/Problem';

/** Attributes of an element as a page gives them. */
export type Attributes = Readonly<Record<string, string>>;

/** What a renderer knows of the place where its element stands. */
export interface RenderContext {
  /** The element itself, for messages. */
  readonly place: Place;
  /** Stops the build with page and line. */
  readonly fail: (what: string, how: string) => never;
  /** Content between the tags, for elements that may have some. */
  readonly children: readonly RootContent[];
  /** Whether the page has a reference element with these attributes, so that one may link to another. */
  readonly hasElement: (name: string, attributes?: Attributes) => boolean;
}

/** Turns one element of a page into content, from the facts. */
export interface Renderer {
  /** Name of the element: `CommandReference`. */
  readonly name: string;
  /** Attributes that it must have. */
  readonly required?: readonly string[];
  /** Attributes that it may have. */
  readonly optional?: readonly string[];
  /** Whether it may stand within a paragraph. */
  readonly inline?: boolean;
  /** Whether it may have content between its tags. */
  readonly content?: boolean;
  /** Gives the content; attributes are already checked by name, not by value. */
  readonly render: (attributes: Attributes, context: RenderContext) => readonly (RootContent | PhrasingContent)[];
}

import type {PhrasingContent, RootContent} from 'mdast';
import type {Place} from '../problems';

export type Attributes = Readonly<Record<string, string>>;

/** Location and context of an element. */
export interface RenderContext {
  /** The element itself, for messages. */
  readonly place: Place;
  /** Throws an error that names the page and line. */
  readonly fail: (what: string, how: string) => never;
  /** Content between the tags, if the element may have any. */
  readonly children: readonly RootContent[];
  /** Whether the page has a reference element for this kind, which this one can then link to. */
  readonly hasElement: (name: string, kind: string) => boolean;
}

/** Expands one reference element into content from facts. */
export interface Renderer {
  /** Name of the element: `CommandReference`. */
  readonly name: string;
  /** Required attributes, each with its possible values if only some are. */
  readonly required?: Readonly<Record<string, readonly string[] | true>>;
  readonly optional?: readonly string[];
  /** Whether it may be used within a paragraph. */
  readonly inline?: boolean;
  /** Whether it may have content between its tags. */
  readonly content?: boolean;
  /** Renders the content. Attributes are already checked, apart from values of any text. */
  readonly render: (attributes: Attributes, context: RenderContext) => readonly (RootContent | PhrasingContent)[];
}

/** Something that the platform does. Pages state it, and a property proves it on the simulator if it can. */
export interface Behavior {
  /** What happens: one sentence in the present tense. */
  readonly sentence: string;
  /** Pages that state it, below `docs/` and without extension. Their sentences carry the id in a comment. */
  readonly pages: readonly string[];
  /** Why the simulator can't show it. */
  readonly textOnly?: string;
}

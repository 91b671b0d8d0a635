/** Something that the platform does. Pages state it, and a property proves it on the simulator if it can. */
export interface Behavior {
  /** What happens: one sentence in the present tense. */
  readonly sentence: string;
  /** Pages that state it, below `docs/` and without extension. Their sentences carry the id in a comment. */
  readonly pages: readonly string[];
  /** Why the simulator can't show it. */
  readonly textOnly?: string;
}

/** Behaviors that the same pages state, from their sentences by id. */
export function statedOn<Id extends string>(
  pages: readonly string[],
  sentences: Readonly<Record<Id, string>>,
  textOnly?: string,
): Readonly<Record<Id, Behavior>> {
  const entries = Object.entries<string>(sentences);
  const made = entries.map(([id, sentence]) => [id, {sentence, pages, ...(textOnly && {textOnly})}]);
  return Object.fromEntries(made) as Record<Id, Behavior>;
}

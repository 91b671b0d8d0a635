/**
 * Gives the text of a file under `examples/`, or undefined when there is none.
 * The path has forward slashes and is relative to `examples/`.
 */
export type ExampleReader = (path: string) => string | undefined;

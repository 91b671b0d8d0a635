/**
 * Returns the text of a file under `examples/`, or undefined if it doesn't exist. The path has forward slashes and is
 * relative to `examples/`.
 */
export type ExampleReader = (path: string) => string | undefined;

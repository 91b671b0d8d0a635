/** A transform of unified, which changes the tree it is given. */
type Transform<Tree, File> = (tree: Tree, file: File) => void;

/**
 * A plugin of unified whose code is loaded with the first page that is compiled. A build that finds all pages in the
 * bundler's cache compiles none, and the code behind the transforms is most of what the configuration would load.
 */
export function loadTransform<Tree, File>(load: () => Transform<Tree, File>) {
  let transform: Transform<Tree, File> | undefined;
  return () => (tree: Tree, file: File) => (transform ??= load())(tree, file);
}

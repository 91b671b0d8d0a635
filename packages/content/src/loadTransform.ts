/** A unified transform, which changes the given tree. */
type Transform<Tree, File> = (tree: Tree, file: File) => void;

/**
 * A unified plugin whose code is loaded when the first page is compiled. A build that finds all pages in the bundler's
 * cache would otherwise load all transforms, which are most of the configuration's code, without using them.
 */
export function loadTransform<Tree, File>(load: () => Transform<Tree, File>) {
  let transform: Transform<Tree, File> | undefined;
  return () => (tree: Tree, file: File) => (transform ??= load())(tree, file);
}

/**
 * The name of the bundler's runtime among the files of a build.
 * @throws Error when it has no file of its own
 */
export function findRuntime(assets: Readonly<Record<string, unknown>>): string {
  const file = Object.keys(assets).find((name) => /runtime~main\..*js$/.test(name));
  if (!file) throw new Error('The build has no runtime of its own: see plugins/shared/findRuntime.ts');
  return file;
}

/** Directory of the package that a file belongs to, or `undefined` for the project's own files. */
export const findPackageRoot = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

import {readFileSync} from 'node:fs';
import {join} from 'node:path';

// Elements that theme-classic registers.
const builtIn = ['Head', 'Details', 'Admonition'];

/** Names of the elements that pages can use: those of `src/theme/MDXComponents` and those that the build expands. */
export function readComponents(root: string, madeAtBuild: readonly string[]): Set<string> {
  const source = readFileSync(join(root, 'site/src/theme/MDXComponents/index.tsx'), 'utf8');
  const registered = /export default \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  const names = [...registered.matchAll(/^\s+([A-Z]\w*)\s*[,:]/gm)].map(([, name = '']) => name);
  if (names.length === 0)
    throw new Error('site/src/theme/MDXComponents/index.tsx: no element is registered in its default export');
  return new Set([...builtIn, ...names, ...madeAtBuild]);
}

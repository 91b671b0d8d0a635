import {posix} from 'node:path';
import type {Page} from '../pages/Page';

/** URL path of a documentation page, without a slash at the end: `/docs/resources/apps`. */
export function getPagePath({file, frontMatter}: Page): string {
  const slug = frontMatter.get('slug')?.value;
  const directory = posix.dirname(file);
  if (typeof slug === 'string')
    return trimSlash(slug.startsWith('/') ? `/docs${slug}` : `/${posix.join(directory, slug)}`);
  return trimSlash(`/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`);
}

/** Removes a slash at the end of a path. */
export function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

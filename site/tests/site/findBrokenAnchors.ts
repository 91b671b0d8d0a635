import path from 'node:path';
import {listFiles} from '../../hosting/listFiles';
import {readHtml, readIds} from './readPage';

const trimSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/**
 * Finds links to headings and other anchors that don't exist, in the content of all pages of a built site. The build
 * only warns about them.
 *
 * @param base URL path of the site, without a slash at its end
 * @returns the page and the address of each link
 */
export function findBrokenAnchors(site: string, base = ''): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const links: {page: string; target: string; hash: string}[] = [];
  for (const file of listFiles(site).filter((name) => name.endsWith('.html'))) {
    const page = trimSlash(`${base}/${path.relative(site, file).replace(/(?:index)?\.html$/, '')}`);
    const $ = readHtml(file);
    anchors.set(page, readIds(file));
    for (const link of $('main a[href*="#"]').toArray()) {
      const {origin, pathname, hash} = new URL($(link).attr('href')!, `http://localhost${page || '/'}`);
      const target = trimSlash(pathname);
      if (origin === 'http://localhost' && hash.length > 1)
        links.push({page, target, hash: decodeURIComponent(hash.slice(1))});
    }
  }
  return links
    .filter(({target, hash}) => anchors.get(target)?.has(hash) === false)
    .map(({page, target, hash}) => `${page || '/'} links to ${target || '/'}#${hash}`);
}

import {markdownPath} from './markdownPath';

/** Size of a page's social card, in pixels. */
export const socialCardSize = {width: 1200, height: 630} as const;

/**
 * Returns the path of a page's social card: `/docs/glossary` → `/social/docs/glossary.png`, `/` → `/social/index.png`.
 *
 * @param route path of the page, with or without a slash at its end
 * @param baseUrl of the site, with a slash at its end
 */
export function socialCardPath(route: string, baseUrl = '/'): string {
  const file = markdownPath(route, baseUrl).slice(baseUrl.length);
  return `${baseUrl}social/${file.replace(/md$/, 'png')}`;
}

import {foldStaticMarkup} from './folding/foldStaticMarkup';

/**
 * The transforms of a page's elements, after Docusaurus's own.
 *
 * @param baseUrl of the site, with a slash at its end
 */
export function rehypePlugins(baseUrl: string) {
  return [() => foldStaticMarkup({baseUrl})];
}

import type {Element} from 'hast';

/**
 * Opens links to other sites in a new tab, as the site's link component does. `StaticMarkup` adds the base URL to the
 * paths of internal links, because it isn't known before the page is rendered.
 */
export function finishLink({properties}: Element): void {
  if (typeof properties.href === 'string' && !/^[#/]/.test(properties.href))
    Object.assign(properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
}

import type {Element} from 'hast';

/**
 * Opens links to other sites in a new tab, as the site's link component does. `StaticMarkup` completes the
 * paths of the others, because only a rendered page knows its base URL.
 */
export function finishLink({properties}: Element): void {
  if (typeof properties.href === 'string' && !/^[#/]/.test(properties.href))
    Object.assign(properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
}

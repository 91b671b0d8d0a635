import type {Element} from 'hast';

/** Does what the site's link component does: adds the base URL to internal links, and opens others in a new tab. */
export function finishLink(link: Element, baseUrl: string): void {
  const {href} = link.properties;
  if (typeof href !== 'string' || href.startsWith('#')) return;
  if (href.startsWith('/')) link.properties.href = baseUrl + href.slice(1);
  else Object.assign(link.properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
}

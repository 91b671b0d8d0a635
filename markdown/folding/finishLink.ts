import type {Element} from 'hast';

/** What the site's link component makes of a link: internal ones below the base URL, others in a tab of their own. */
export function finishLink(link: Element, baseUrl: string): void {
  const {href} = link.properties;
  if (typeof href !== 'string' || href.startsWith('#')) return;
  if (href.startsWith('/')) link.properties.href = baseUrl + href.slice(1);
  else Object.assign(link.properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
}

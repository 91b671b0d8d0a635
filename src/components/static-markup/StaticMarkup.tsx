import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {createElement, type ComponentProps, type ReactNode} from 'react';

interface StaticMarkupProps extends ComponentProps<'div'> {
  /** Name of the element. */
  readonly as: string;
  /** What it holds, made at build by `markdown/folding`. */
  readonly html: string;
}

/** An element that never changes. While the site is built, it tells the check of links what it holds. */
export function StaticMarkup({as, html, ...props}: StaticMarkupProps): ReactNode {
  const links = useBrokenLinks();
  if (typeof window === 'undefined') {
    links.collectAnchor(props.id);
    for (const [, name, quoted, bare] of html.matchAll(/ (id|href)=(?:"([^"]*)"|([^\s">]+))/g)) {
      const value = (quoted ?? bare ?? '').replaceAll('&#x26;', '&');
      if (name === 'id') links.collectAnchor(value);
      else if (/^[#/]/.test(value)) links.collectLink(value);
    }
  }
  return createElement(as, {...props, dangerouslySetInnerHTML: {__html: html}});
}

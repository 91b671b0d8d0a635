import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {createElement, type ComponentProps, type ReactNode} from 'react';
import type {Markup} from './Markup';
import {completeLinks} from './completeLinks';
import {memoMarkup} from './memoMarkup';
import {usePagePath} from './usePagePath';

interface StaticMarkupProps extends ComponentProps<'div'> {
  /** Tag name of the element. */
  readonly as: string;
  /** Content, created in the build by `markdown/folding`. */
  readonly markup: Markup;
}

/** An element that never changes. In the build, it reports its links and anchors to the link check. */
export const StaticMarkup = memoMarkup(function StaticMarkup({as, markup, ...props}: StaticMarkupProps): ReactNode {
  const links = useBrokenLinks();
  const finished = {__html: completeLinks(markup.__html, usePagePath())};
  if (typeof window === 'undefined') {
    links.collectAnchor(props.id);
    for (const [, name, quoted, bare] of finished.__html.matchAll(/ (id|href)=(?:"([^"]*)"|([^\s">]+))/g)) {
      const value = (quoted ?? bare ?? '').replaceAll('&#x26;', '&');
      if (name === 'id') links.collectAnchor(value);
      else if (/^[#/]/.test(value)) links.collectLink(value);
    }
  }
  return createElement(as, {...props, dangerouslySetInnerHTML: finished});
});

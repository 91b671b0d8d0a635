import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import {brand} from '@site/platform/brand';
import {createIssueUrl} from '../../page-actions/createIssueUrl';
import {describeBlock} from './describeBlock';

/** URL of a new issue about a block of this page. It names the page, the nearest heading and the block's first line. */
export function createBlockIssueUrl(block: Element): string {
  const {anchor, heading, firstLine} = describeBlock(block);
  const page = document.querySelector('h1')?.textContent ?? '';
  const place = heading === '' || heading === page ? page : `${page} › ${heading}`;
  const url = `${siteConfig.url}${window.location.pathname}${anchor === '' ? '' : `#${anchor}`}`;
  return createIssueUrl(
    brand.sourceUrl,
    translate({id: 'aloft.report.issueTitle', message: 'Problem: {place}'}, {place}),
    `${url}\n\n> ${firstLine}\n\n`,
  );
}

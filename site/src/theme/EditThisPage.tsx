// Wraps theme-classic 3.8.1: adds the page's Markdown version and a link to report a problem.
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import {PageActions, ReportLink} from '@site/src/components/page-actions/PageActions';

export default function EditThisPageWithActions({editUrl}: Props) {
  // The docs are next to the site, so Docusaurus's URL contains `site/../docs`.
  const props = {editUrl: new URL(editUrl).href};
  return (
    <>
      <EditThisPage {...props} />
      <PageActions />
      <ReportLink {...props} />
    </>
  );
}

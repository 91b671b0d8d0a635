// Wraps theme-classic 3.8.1: adds the page's Markdown version next to the link to its source.
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';
import {PageActions} from '@site/src/components/page-actions/PageActions';

export default function EditThisPageWithActions(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <PageActions />
    </>
  );
}

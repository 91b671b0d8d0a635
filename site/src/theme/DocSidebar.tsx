// Why: upstream's breakpoint excludes 996 px and ignores the browser's font size.
import {useWindowSize} from '@site/src/components/page-frame/useWindowSize';
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type {ReactNode} from 'react';

export default function DocSidebar(props: Props): ReactNode {
  return useWindowSize() === 'mobile' ? <DocSidebarMobile {...props} /> : <DocSidebarDesktop {...props} />;
}

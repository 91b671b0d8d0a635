// Why: it stands around all pages, so that it cannot ask which plugin's page it is: that class comes from the layout.
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

const Provider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
]);

export default function LayoutProvider({children}: Props): ReactNode {
  return <Provider>{children}</Provider>;
}

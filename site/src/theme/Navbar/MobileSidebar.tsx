// Why: upstream's breakpoint excludes 996 px and ignores the browser's font size.
import {useLockBodyScroll, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useWindowSize} from '@site/src/components/page-frame/useWindowSize';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import {useEffect, type ReactNode} from 'react';

export default function NavbarMobileSidebar(): ReactNode {
  const {disabled, shown, toggle} = useNavbarMobileSidebar();
  const size = useWindowSize();
  useLockBodyScroll(shown);
  useEffect(() => {
    if (size === 'desktop' && shown) toggle();
  }, [size, shown, toggle]);
  if (disabled || size !== 'mobile') return null;
  return (
    <NavbarMobileSidebarLayout
      header={<NavbarMobileSidebarHeader />}
      primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
      secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
    />
  );
}

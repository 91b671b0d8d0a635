import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect, useRef} from 'react';

/** Closes the menu of a narrow window once another page has come, by whichever link: the menu's logo is one. */
export default function CloseMenu(): null {
  const {pathname} = useLocation();
  const {shown, toggle} = useNavbarMobileSidebar();
  const opened = useRef(pathname);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (shown) toggle();
  }, [pathname, shown, toggle]);
  return null;
}

// Why: upstream renders two adjacent controls for one list, and one of them is a link to "#".
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';

/** A button of the mobile menu with the list that it expands. */
export default function DropdownNavbarItemMobile({items, className, label, onClick}: Props) {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        <span>{label}</span>
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            key={index}
            onClick={(event) => {
              item.onClick?.(event);
              onClick?.(event);
            }}
          />
        ))}
      </Collapsible>
    </li>
  );
}

// Runs in the built page, before answerEarly.js: shows the menu of a narrow window before React does, made from what
// stands in the page, in the theme's own classes.
{
  /** Without what React's menu shows further down. */
  const copyLinks = () =>
    Array.from(document.querySelectorAll('.navbar a.navbar__link:not([target])'), (link) => {
      const item = document.createElement('li');
      item.className = 'menu__list-item';
      item.append(link.cloneNode(true));
      item.firstChild.className = link.matches('[class$=active]') ? 'menu__link menu__link--active' : 'menu__link';
      return item;
    });

  /** The list of the docs, where the page has one. A category leads to its page: React will open it in place. */
  const copySidebar = () => {
    const list = document.querySelector('.theme-doc-sidebar-menu')?.cloneNode(true);
    for (const link of list?.querySelectorAll('[role]') ?? []) link.removeAttribute('role');
    return list;
  };

  const copyToggle = () => {
    const toggle = document.querySelector('[class*=toggle_]').cloneNode(true);
    toggle.className = toggle.className.replace(/colorMode\S+/, 'margin-right--md');
    return toggle;
  };

  /**
   * @param button opens the menu once React listens
   * @returns lets React's menu take the place of this one, or does nothing when the reader has closed it
   */
  window.showMenuEarly = (button) => {
    const menu = document.createElement('div');
    menu.className = 'navbar--fixed-top navbar-sidebar--show';
    menu.innerHTML =
      '<div class=navbar-sidebar__backdrop></div><div class=navbar-sidebar><div class=navbar-sidebar__brand><button class="clean-btn navbar-sidebar__close" aria-label="Close navigation bar"><svg viewBox="0 0 15 15" width=21 height=21><path stroke-width=1.2 d="m.8.8 13.4 13.4m0-13.4L.8 14.2"/></svg></button></div><div class=navbar-sidebar__items><div class="navbar-sidebar__item menu"><ul class=menu__list></ul></div><div class="navbar-sidebar__item menu"><button class="clean-btn navbar-sidebar__back">← Back to main menu</button></div></div></div>';
    const find = (part) => menu.querySelector(`.navbar-sidebar__${part}`);
    const items = find('items');
    const sidebar = copySidebar();
    let isBack = false;
    const show = (isSecond) => {
      items.classList.toggle('navbar-sidebar__items--show-secondary', isSecond);
      items.firstChild.inert = isSecond;
      items.lastChild.inert = !isSecond;
    };
    find('close').before(document.querySelector('.navbar__brand').cloneNode(true), copyToggle());
    items.querySelector('ul').append(...copyLinks());
    if (sidebar) items.lastChild.append(sidebar);
    show(Boolean(sidebar));
    menu.onclick = (event) => {
      const pressed = event.target.closest('.navbar-sidebar__close, .navbar-sidebar__back, .navbar-sidebar__backdrop');
      if (!pressed) return;
      event.preventDefault();
      if (pressed !== find('back')) return menu.remove();
      isBack = true;
      show(false);
    };
    document.body.append(menu);

    return () => {
      if (!menu.isConnected) return;
      menu.inert = true;
      button.click();
      // React shows the sidebar of the docs a little after its menu.
      const second = sidebar ? ' .navbar-sidebar__items--show-secondary' : '';
      const handOver = () => {
        const back = document.querySelector(`.navbar.navbar-sidebar--show${second} .navbar-sidebar__back`);
        if (!back && innerWidth < 997) return requestAnimationFrame(handOver);
        if (isBack) back?.click();
        // React's slides in below.
        setTimeout(() => menu.remove(), 200);
      };
      handOver();
    };
  };
}

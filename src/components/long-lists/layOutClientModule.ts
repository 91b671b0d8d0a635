import type {ClientModule} from '@docusaurus/types';

/**
 * Lays out the long lists that the first view leaves out (`src/css/reference.css`), one at a time, when the browser has
 * nothing else to do. Their heights are estimates until then, and a reader who scrolls up through them would see the
 * text move.
 */
function layOutNext(lists: Iterator<HTMLElement>): void {
  // Where it is missing, lists are laid out with the page.
  window.requestIdleCallback?.(() => {
    const {value: list} = lists.next();
    if (!list) return;
    list.style.contentVisibility = 'visible';
    layOutNext(lists);
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    // An address that names a place needs to know where that is. For the first page the build's own script does this.
    document.documentElement.toggleAttribute('data-whole', location.hash !== '');
  },
  onRouteDidUpdate() {
    layOutNext(document.querySelectorAll<HTMLElement>('.ref-list:has(> :nth-of-type(6))').values());
  },
};

export default clientModule;

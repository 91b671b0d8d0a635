import type {ClientModule} from '@docusaurus/types';

/**
 * Lays out the boxes that the first view leaves out (`src/css/later.css`), one at a time, when the browser has nothing
 * else to do. Their heights are estimates until then, and a reader who scrolls up through them would see the text move.
 */
function layOutNext(boxes: Iterator<HTMLElement>): void {
  // Where it is missing, they are laid out with the page.
  window.requestIdleCallback?.(() => {
    const {value: box} = boxes.next();
    if (!box) {
      // The table of contents, which went by the estimates, listens to this.
      document.dispatchEvent(new Event('resize'));
      return;
    }
    box.style.contentVisibility = 'visible';
    layOutNext(boxes);
  });
}

let isNew = false;
function onScroll(): void {
  if (isNew) layOutNext(document.querySelectorAll<HTMLElement>('[data-later]').values());
  isNew = false;
}

if (typeof window !== 'undefined') window.addEventListener('scroll', onScroll, {passive: true});

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    // An address that names a place needs to know where that is. For the first page the build's own script does this.
    document.documentElement.toggleAttribute('data-whole', location.hash !== '');
  },
  onRouteDidUpdate({previousLocation}) {
    isNew = true;
    // The reader may have scrolled before this module ran, or come back to a place further down.
    if (!previousLocation && window.scrollY > 0) onScroll();
  },
};

export default clientModule;

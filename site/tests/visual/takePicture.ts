import type {Engine} from '../engines/Engine';
import {expectValue} from '../engines/fixtures';

/**
 * Hides dates and the footer, which only short pages show above the fold, and stops animations. The page's CSP allows
 * constructed stylesheets.
 */
const freeze = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
    html { scroll-behavior: auto !important; scrollbar-width: none !important; }
    .theme-last-updated, .footer { visibility: hidden !important; }
  \`);
  document.adoptedStyleSheets = [sheet];
  document.activeElement?.blur();
  window.scrollTo(0, 0);
`;

/** Removes WebKitGTK's overlay scrollbars, which fade at unpredictable times and can't be hidden by styles. */
const stopScrolling = `
  for (const element of document.querySelectorAll('*'))
    if (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflow))
      element.style.setProperty('overflow', 'hidden', 'important');
`;

/** Whether the page is hydrated, has the expected size, and shows its search results and all images above the fold. */
const isReady = ({width, height}: Size, awaited: string) => `
  return document.documentElement.dataset.hasHydrated === 'true'
    && window.innerWidth === ${width}
    && window.innerHeight === ${height}
    && document.fonts.status === 'loaded'
    && document.querySelector(${JSON.stringify(awaited)}) !== null
    && [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight);
`;

const limit = 20_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns a PNG screenshot of the viewport once two in a row are equal. */
export async function capture(engine: Engine, pause = 0): Promise<Buffer> {
  const end = Date.now() + limit;
  for (let last = await engine.capture(); ;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const next = await engine.capture();
    if (next.equals(last)) return next;
    if (Date.now() > end) throw new Error(`the page still changes after ${limit} ms`);
    last = next;
  }
}

/**
 * Opens a page and waits until it no longer changes.
 * @param size of the viewport
 * @param awaited selector of an element that the page shows last
 * @returns a PNG screenshot of the viewport
 */
export async function takePicture(engine: Engine, url: string, size: Size, awaited = 'body'): Promise<Buffer> {
  await engine.open(url);
  await expectValue(engine, isReady(size, awaited), true, limit);
  await engine.run(freeze + (engine.name.startsWith('WebKit') ? stopScrolling : ''));
  return capture(engine);
}

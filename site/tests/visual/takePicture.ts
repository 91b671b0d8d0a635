import type {Engine} from '../engines/Engine';

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

/**
 * Opens a page and waits until it no longer changes.
 * @param size of the viewport
 * @param awaited selector of an element that the page shows last
 * @returns a PNG screenshot of the viewport
 * @throws Error if the page isn't ready in time
 */
export async function takePicture(engine: Engine, url: string, size: Size, awaited = 'body'): Promise<Buffer> {
  const end = Date.now() + limit;
  await engine.open(url);
  while (!(await engine.run<boolean>(isReady(size, awaited)))) {
    if (Date.now() > end) throw new Error(`${url} isn't ready after ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await engine.run(freeze + (engine.name.startsWith('WebKit') ? stopScrolling : ''));
  for (let last = await engine.capture(); ;) {
    const next = await engine.capture();
    if (next.equals(last)) return next;
    if (Date.now() > end) throw new Error(`${url} still changes after ${limit} ms`);
    last = next;
  }
}

import type {Engine} from '../engines/Engine';

/** Hides dates and the footer, which only short pages show in their first view, and stops what moves. The page's policy allows stylesheets that scripts construct. */
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

/** Removes WebKitGTK's overlay scrollbars, which fade whenever they like. No style hides them. */
const stopScrolling = `
  for (const element of document.querySelectorAll('*'))
    if (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflow))
      element.style.setProperty('overflow', 'hidden', 'important');
`;

/** Whether the page is hydrated, has the expected size, and has all pictures of its first view. */
const isReady = ({width, height}: Size) => `
  return document.documentElement.dataset.hasHydrated === 'true'
    && window.innerWidth === ${width}
    && window.innerHeight === ${height}
    && document.fonts.status === 'loaded'
    && [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight);
`;

const limit = 20_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Opens a page and waits until it doesn't change any more.
 * @param size of the viewport
 * @param change script to run before
 * @returns a PNG picture of the first view
 * @throws Error if the page isn't ready in time
 */
export async function takePicture(engine: Engine, url: string, size: Size, change = ''): Promise<Buffer> {
  const end = Date.now() + limit;
  await engine.open(url);
  while (!(await engine.run<boolean>(isReady(size)))) {
    if (Date.now() > end) throw new Error(`${url} isn't ready after ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await engine.run(freeze + change + (engine.name.startsWith('WebKit') ? stopScrolling : ''));
  for (let last = await engine.capture(); ;) {
    const next = await engine.capture();
    if (next.equals(last)) return next;
    if (Date.now() > end) throw new Error(`${url} still changes after ${limit} ms`);
    last = next;
  }
}

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

/** Whether the page is hydrated, at the expected width, and has all pictures of its first view. */
const isReady = (width: number) => `
  return document.documentElement.dataset.hasHydrated === 'true'
    && window.innerWidth === ${width}
    && document.fonts.status === 'loaded'
    && [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight);
`;

const limit = 20_000;

/**
 * Opens a page and waits until it doesn't change any more.
 * @returns a PNG picture of the first view
 * @throws Error if the page isn't ready in time
 */
export async function takePicture(engine: Engine, url: string, width: number): Promise<Buffer> {
  const end = Date.now() + limit;
  await engine.open(url);
  while (!(await engine.run<boolean>(isReady(width)))) {
    if (Date.now() > end) throw new Error(`${url} isn't ready after ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await engine.run(freeze);
  for (let last = await engine.capture(); ;) {
    const next = await engine.capture();
    if (next.equals(last)) return next;
    if (Date.now() > end) throw new Error(`${url} still changes after ${limit} ms`);
    last = next;
  }
}

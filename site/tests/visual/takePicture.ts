// cspell:ignore Noto Menlo Consolas
import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import type {Engine} from '../engines/Engine';
import {expectValue} from '../engines/fixtures';

export interface Size {
  readonly width: number;
  readonly height: number;
}

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

const hasSize = ({width, height}: Size) => `window.innerWidth === ${width} && window.innerHeight === ${height}`;

const limit = 20_000;

/** Returns a PNG screenshot of the viewport once two in a row are equal. */
async function capture(engine: Engine, pause = 0): Promise<Buffer> {
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
 * Waits until the open page is hydrated, shows its search results and all images above the fold, and doesn't change.
 * @param size of the viewport
 * @param mode color mode that the page must have
 * @param awaited selector of an element that the page shows last
 * @returns a PNG screenshot of the viewport
 */
export async function takePicture(engine: Engine, size: Size, mode: string, awaited = 'body'): Promise<Buffer> {
  const isReady = `
    return document.documentElement.dataset.hasHydrated === 'true'
      && ${hasSize(size)}
      && document.documentElement.dataset.theme === '${mode}'
      && document.fonts.status === 'loaded'
      && document.querySelector(${JSON.stringify(awaited)}) !== null
      && [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight);
  `;
  await expectValue(engine, isReady, true, limit);
  await engine.run(freeze + (engine.name.startsWith('WebKit') ? stopScrolling : ''));
  return capture(engine);
}

const families = 'sans-serif|monospace|system-ui|ui-monospace';
const fonts = [...families.split('|'), 'Roboto', 'Noto Sans', 'Helvetica', 'Arial', 'Menlo', 'Consolas'];

/** Draws sample text in the fonts that pages use, on an empty page without the site's own styles. */
const drawSample = `
  document.body.replaceChildren(
    ...${JSON.stringify([...fonts, 'Liberation Mono'])}.map((family) => {
      const line = document.createElement('p');
      line.style.font = '600 16px "' + family + '", serif';
      if (/^(${families})$/.test(family)) line.style.fontFamily = family;
      line.textContent = 'Aloft 0123 → … “fi” ├── ● ✓';
      return line;
    }),
  );
`;

/** Reads what else affects screenshots: the browser, and the SHA-256 of a screenshot of sample text. */
export async function readFingerprint(engine: Engine): Promise<{readonly browser: string; readonly fonts: string}> {
  const size = {width: 390, height: 844};
  await engine.resize(size.width, size.height);
  await engine.open('about:blank');
  // WebKit resizes its window and paints only after the command has returned.
  await expectValue(engine, `return ${hasSize(size)}`, true);
  await engine.run(drawSample);
  const picture = await capture(engine, 200);
  return {browser: engine.name, fonts: createHash('sha256').update(picture).digest('hex')};
}

/**
 * Shows a screenshot at half its size and with 16 levels per color channel, which reduces its file size by 80%.
 * @param picture PNG
 */
export async function showReduced(page: Page, picture: Buffer, {width, height}: Size): Promise<void> {
  await page.setViewportSize({width: width / 2, height: height / 2});
  await page.setContent('<body style="margin:0"><canvas style="display:block"></canvas>');
  await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.querySelector('canvas')!;
      Object.assign(canvas, {width: image.width / 2, height: image.height / 2});
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const half = context.getImageData(0, 0, canvas.width, canvas.height);
      half.data.forEach((value, index) => (half.data[index] = Math.round(value / 17) * 17));
      context.putImageData(half, 0, 0);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

// A quarter of the pixels is enough to detect text.
test.use({deviceScaleFactor: 0.5});

for (const path of ['/', '/docs/resources/apps', '/docs/resources/machines'])
  test(`a full-page screenshot of ${path} shows all text`, async ({page, context}) => {
    await openPage(page, path);
    const texts = await page
      .locator('main, [class*=home]')
      .first()
      .locator('h1, h2, h3, p, pre, td')
      .evaluateAll((found) =>
        found
          .filter((element) => element.checkVisibility({checkVisibilityCSS: true}) && element.textContent?.trim())
          .map((element) => {
            const {x, y, width, height} = element.getBoundingClientRect();
            const box = [x, y + window.scrollY, width, height].map((length) => length * devicePixelRatio);
            return {text: element.textContent?.slice(0, 60), box};
          }),
      );
    expect(texts.length).toBeGreaterThan(10);
    const picture = await page.screenshot({fullPage: true});
    const reader = await context.newPage();
    const blank = await reader.evaluate(
      async ([source, found]) => {
        // Decoded once; a large image element would be decoded again for each draw.
        const image = await createImageBitmap(await (await fetch(source)).blob());
        // A canvas as high as the page would exceed the browser's limit.
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
        return found
          .filter(({box: [x = 0, y = 0, width = 0, height = 0]}) => {
            Object.assign(canvas.canvas, {width: Math.ceil(width), height: Math.min(Math.ceil(height), 100)});
            canvas.drawImage(image, -x, -y);
            const {data} = canvas.getImageData(0, 0, canvas.canvas.width, canvas.canvas.height);
            return new Set(new Uint32Array(data.buffer)).size < 3;
          })
          .map(({text}) => text);
      },
      [`data:image/png;base64,${picture.toString('base64')}`, texts] as const,
    );
    expect(blank).toEqual([]);
  });

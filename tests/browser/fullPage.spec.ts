import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

for (const path of ['/', '/docs/resources/apps', '/docs/resources/machines'])
  test(`a picture of all of ${path} shows each of its texts`, async ({page, context}) => {
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
            return {text: element.textContent?.slice(0, 60), box: [x, y + window.scrollY, width, height] as const};
          }),
      );
    expect(texts.length).toBeGreaterThan(10);
    const picture = await page.screenshot({fullPage: true});
    const reader = await context.newPage();
    const blank = await reader.evaluate(
      async ([source, found]) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        // A canvas as high as the page would exceed what browsers allow.
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
        return found
          .filter(({box: [x, y, width, height]}) => {
            Object.assign(canvas.canvas, {width: Math.ceil(width), height: Math.min(Math.ceil(height), 200)});
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

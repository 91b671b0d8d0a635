import type {Page} from '@playwright/test';
import type {Size} from './takePicture';

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
      const full = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      full.drawImage(image, 0, 0);
      const {data, width: stride} = full.getImageData(0, 0, image.width, image.height);
      const half = new ImageData(image.width / 2, image.height / 2);
      half.data.forEach((_, index) => {
        const channel = index % 4;
        const pixel = (index - channel) / 4;
        const first = (2 * Math.floor(pixel / half.width) * stride + 2 * (pixel % half.width)) * 4 + channel;
        const next = first + 4 * stride;
        const mean = (data[first]! + data[first + 4]! + data[next]! + data[next + 4]!) / 4;
        half.data[index] = Math.round(mean / 17) * 17;
      });
      const canvas = document.querySelector('canvas')!;
      Object.assign(canvas, {width: half.width, height: half.height});
      canvas.getContext('2d')!.putImageData(half, 0, 0);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

import type {Browser} from '@playwright/test';
import {cpuSlowdown} from './measureAnswer';
import {summarize} from './summarize';

/** Milliseconds that the work below takes on two quiet cores of a server of 2024, at Lighthouse's mobile throttling. */
const nominal = 120;

/** Times that the work is done, after once to warm up; what is measured is the median. */
const repetitions = 5;

/** What a browser does when a page answers: run a script, apply styles to its elements and lay them out. */
function work([warmUps, measured]: readonly [number, number]): number[] {
  const style = document.createElement('style');
  style.textContent = '.reference{color:#123;padding:1px}.dark .reference{color:#eee;padding:2px;font-weight:600}';
  const box = document.createElement('div');
  document.body.replaceChildren(style, box);
  const times: number[] = [];
  for (let run = 0; run < warmUps + measured; run += 1) {
    const start = performance.now();
    box.replaceChildren(
      ...Array.from({length: 400}, (_, index) => {
        const paragraph = document.createElement('p');
        paragraph.className = 'reference';
        paragraph.textContent = `Paragraph ${index} of the reference, long enough for a line or two.`;
        return paragraph;
      }),
    );
    for (const theme of ['dark', '']) {
      document.body.className = theme;
      // Asks for styles and layout now.
      times[run] = box.offsetHeight;
    }
    times[run] = performance.now() - start;
  }
  return times.slice(warmUps);
}

/**
 * How many times slower the browser does a fixed piece of work now than on a quiet machine of the kind that the limits
 * are meant for. A shared machine that is three times slower gives an answer three times as late, and says nothing of
 * the page.
 * @returns 1 on that machine, more on a slower or busier one
 */
export async function measureSlowness(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    // What tsx wraps functions with.
    await page.evaluate('globalThis.__name = (value) => value');
    return summarize(await page.evaluate(work, [1, repetitions] as const)).median / nominal;
  } finally {
    await page.close();
  }
}

import {createServer} from 'node:http';
import {setTimeout} from 'node:timers/promises';
import {expect} from '@playwright/test';
import {test} from './fixtures';
import {site} from './sites';
import {listen, type RunningServer} from '../site/startSite';

/** Sends pages in chunks of 1,500 bytes, one each 30 ms. */
const server = createServer((request, response) => {
  void fetch(site() + request.url!).then(async (answer) => {
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', type);
    for (let start = 0; start < body.length && type.startsWith('text/html'); start += 1500) {
      response.write(body.subarray(start, start + 1500));
      await setTimeout(30);
    }
    response.end(type.startsWith('text/html') ? undefined : body);
  });
});
let slow: RunningServer;
test.beforeAll(async () => void (slow = await listen(server)));
test.afterAll(() => slow.stop());

const pages = [
  '/',
  '/markdown-page',
  '/docs/',
  // The columns of its tables depend on all rows.
  '/docs/guides-and-samples/languages/php/rails',
  '/docs/guides-and-samples/languages/javascript/runtimes',
  '/docs/guides-and-samples/languages/go/generic',
  '/docs/guides-and-samples/',
  // React replaces its placeholder with a form.
  '/docs/common/resource-name-validation',
];

type Entry = PerformanceEntry & {
  value: number;
  sources: readonly {node?: Element; previousRect: DOMRect; currentRect: DOMRect}[];
};

/** The layout shifts of the open page. */
function listShifts() {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({type: 'layout-shift', buffered: true});
  return (observer.takeRecords() as Entry[]).map(({value, sources}) => ({
    value,
    parts: sources.map(
      ({node, previousRect: from, currentRect: to}) =>
        `${node?.nodeName}.${node?.className} from ${from.x},${from.y} to ${to.x},${to.y}`,
    ),
  }));
}

for (const width of [1280, 390]) {
  for (const page of pages) {
    test(`${page} loads in chunks without layout shifts at ${width} px`, async ({page: browserPage}) => {
      await browserPage.setViewportSize({width, height: 800});
      await browserPage.goto(slow.origin + page, {waitUntil: 'networkidle'});
      const shifts = await browserPage.evaluate(listShifts);
      const {painted, arrived} = await browserPage.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        arrived: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
      }));
      expect(painted, 'the page paints while it loads').toBeLessThan(arrived);
      // Less than a hundredth of the "good" threshold is allowed, because a separator in the breadcrumbs wraps. A text
      // node alone also moves if a chunk ends within a paragraph and its last word wraps with the code after it.
      const moved = shifts.filter(
        ({value, parts}) => value >= 0.0001 && !parts.every((part) => part.startsWith('#text')),
      );
      expect(moved, moved.flatMap(({parts}) => parts).join('\n')).toEqual([]);
      await browserPage.evaluate(() => document.body.style.setProperty('margin-top', '90px'));
      await expect.poll(() => browserPage.evaluate(listShifts), 'a forced shift is listed').not.toEqual(shifts);
    });
  }
}

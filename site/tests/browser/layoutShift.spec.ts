import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {site} from './sites';

/** Size of each chunk in bytes, and the delay between two chunks in milliseconds. */
const piece = 1500;
const pause = 30;

let origin = '';
const server = createServer((request, response) => {
  void fetch(site() + request.url).then(async (answer) => {
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', type);
    if (!type.startsWith('text/html')) return response.end(body);
    for (let start = 0; start < body.length; start += piece) {
      response.write(body.subarray(start, start + piece));
      await setTimeout(pause);
    }
    return response.end();
  });
});
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

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

/** Layout shifts without user input. */
interface Shift {
  readonly value: number;
  readonly parts: readonly string[];
}

/** Records layout shifts, before the page's own scripts run. */
function watchShifts(): void {
  type Entry = PerformanceEntry & {
    value: number;
    sources: readonly {node?: Element; previousRect: DOMRect; currentRect: DOMRect}[];
  };
  const shifts: Shift[] = [];
  (window as unknown as {shifts: Shift[]}).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries() as Entry[])
      shifts.push({
        value,
        parts: sources.map(
          ({node, previousRect: from, currentRect: to}) =>
            `${node?.nodeName}.${node?.className} from ${from.x},${from.y} to ${to.x},${to.y}`,
        ),
      });
  }).observe({type: 'layout-shift', buffered: true});
}

for (const width of [1280, 390]) {
  for (const page of pages) {
    test(`${page} loads in chunks without layout shifts at ${width} px`, async ({page: browserPage}) => {
      await browserPage.setViewportSize({width, height: 800});
      await browserPage.addInitScript(watchShifts);
      await browserPage.goto(origin + page, {waitUntil: 'networkidle'});
      const {shifts, painted, arrived} = await browserPage.evaluate(() => ({
        shifts: (window as unknown as {shifts: Shift[]}).shifts,
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
    });
  }
}

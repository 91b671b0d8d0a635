import type {Browser, CDPSession} from '@playwright/test';

/** One visit of a page with an empty cache. Bytes of one type are of bodies, compressed; all others as sent, with headers. */
export interface Visit {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  /** All types, until the network is idle. */
  readonly all: number;
  /** What the page loads ahead for its links, part of `all` and of no type. */
  readonly ahead: number;
  /** Bytes that had come when the page first painted. */
  readonly untilPaint: number;
  /** Without those ahead for links. */
  readonly requests: number;
  readonly elements: number;
  readonly shift: number;
  /** Milliseconds from the start to the first contentful paint. */
  readonly paint: number;
  /** Milliseconds from a click on the theme toggle, right after the first paint, or once it is enabled, to the other theme. Undefined without a toggle. */
  readonly response: number | undefined;
}

interface PageState {
  shift: number;
  paint: number;
  pressed: number;
  response?: number;
}

interface Received {
  type: string;
  ahead: boolean;
  /** As sent. */
  bytes: number;
  headers: number;
  at: number;
}

/** Watches what comes over the network, compressed as it comes. */
async function watchNetwork(session: CDPSession): Promise<Map<string, Received>> {
  const received = new Map<string, Received>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, type, request}) => {
    // The priority of `<link rel=prefetch>` alone; Chromium names neither its type nor its purpose here.
    const ahead = request.initialPriority === 'VeryLow';
    received.set(requestId, {type: type ?? 'Other', ahead, bytes: 0, headers: 0, at: Infinity});
  });
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    const entry = received.get(requestId);
    if (!entry) return;
    if (entry.type === 'Other') entry.type = type;
    // What has come by now is the head of the answer.
    entry.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    const entry = received.get(requestId);
    if (entry) Object.assign(entry, {bytes: encodedDataLength, at: timestamp});
  });
  return received;
}

/** Runs in the page before anything else of it. */
function observePage(): void {
  const state: PageState = {shift: 0, paint: 0, pressed: 0};
  (window as unknown as {bench: PageState}).bench = state;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.shift += (entry as unknown as {value: number}).value;
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    state.paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? state.paint;
  }).observe({type: 'paint', buffered: true});
  addEventListener('click', () => (state.pressed ||= performance.now()), {capture: true});
  new MutationObserver(() => {
    if (state.pressed) state.response ??= performance.now() - state.pressed;
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-theme', 'data-theme-choice']});
}

/** @throws Error when the page does not answer with 200 */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const received = await watchNetwork(session);
    await page.addInitScript(observePage);
    const answer = await page.goto(url, {waitUntil: 'commit'});
    if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}, not 200`);
    await page.waitForFunction(() => (window as unknown as {bench: PageState}).bench.paint > 0);
    const toggle = page.getByRole('button', {name: /dark|theme|mode/i}).first();
    if (await toggle.isVisible()) {
      // A page may paint before its end has come, and with it what answers clicks.
      await page.waitForFunction(
        (button) => !(button as HTMLButtonElement | null)?.disabled,
        await toggle.elementHandle(),
      );
      await toggle.click({force: true});
    }
    await page.waitForLoadState('networkidle');

    const {shift, paint, response, elements} = await page.evaluate(() => ({
      ...(window as unknown as {bench: Omit<PageState, 'pressed'>}).bench,
      elements: document.querySelectorAll('*').length,
    }));
    const entries = [...received.values()].filter(({bytes}) => bytes > 0);
    const started = Math.min(...entries.map(({at}) => at));
    const sum = (list: readonly Received[]) => list.reduce((total, {bytes}) => total + bytes, 0);
    const ofType = (type: string) =>
      entries
        .filter((entry) => entry.type === type && !entry.ahead)
        .reduce((total, {bytes, headers}) => total + bytes - headers, 0);
    return {
      html: ofType('Document'),
      css: ofType('Stylesheet'),
      js: ofType('Script'),
      all: sum(entries),
      ahead: sum(entries.filter(({ahead}) => ahead)),
      untilPaint: sum(entries.filter(({at}) => (at - started) * 1000 <= paint)),
      requests: entries.filter(({ahead}) => !ahead).length,
      elements,
      shift,
      paint,
      response,
    };
  } finally {
    await context.close();
  }
}

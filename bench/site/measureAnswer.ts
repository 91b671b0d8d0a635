import type {Browser, CDPSession} from '@playwright/test';
import {watchAnswer, type Interaction, type Report} from './watchAnswer';

/**
 * Lighthouse's mobile telephone: `throttling.mobileSlow4G`, 150 ms and 1.6 Mbps, in the figures that Lighthouse itself
 * hands to the browser when it throttles requests, and a processor of a quarter of the speed.
 */
const network = {
  offline: false,
  /** Milliseconds a request. */
  latency: 150 * 3.75,
  /** Bytes a second. */
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
export const cpuSlowdown = 4;

const labels: Readonly<Record<Interaction, string>> = {
  theme: String.raw`dark|theme|colo.{1,2} (mode|scheme)|appearance`,
  menu: String.raw`\b(menu|navigation|sidebar)\b|drawer|hamburger`,
  search: '',
};

const narrow = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
const wide = {viewport: {width: 1280, height: 800}};

/** Milliseconds. A reader whose click was lost clicks again. */
const pause = 500;
const patience = 10_000;

type Place = Extract<Report, {kind: 'ready'}>;

/** Sends the input. Nothing waits for the page, which may be busy. */
function press(session: CDPSession, interaction: Interaction, isNarrow: boolean, {x, y}: Place): void {
  const send = async (): Promise<unknown> => {
    if (interaction === 'search') {
      const key = {key: 'k', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: 2};
      return Promise.all([
        session.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...key}),
        session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key}),
      ]);
    }
    if (isNarrow)
      return Promise.all([
        session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]}),
        session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []}),
      ]);
    const mouse = {x, y, button: 'left', clickCount: 1} as const;
    return Promise.all([
      session.send('Input.dispatchMouseEvent', {type: 'mousePressed', ...mouse}),
      session.send('Input.dispatchMouseEvent', {type: 'mouseReleased', ...mouse}),
    ]);
  };
  // The visit may end while the page has not heard of it.
  send().catch(() => undefined);
}

/** @returns milliseconds; `absent` without such a control; undefined without an answer */
async function visit(
  browser: Browser,
  url: string,
  interaction: Interaction,
  isNarrow: boolean,
): Promise<number | 'absent' | undefined> {
  // A first press of a toggle that follows the system then changes what is seen.
  const context = await browser.newContext({...(isNarrow ? narrow : wide), colorScheme: 'dark'});
  let timer: NodeJS.Timeout | undefined;
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // What tsx wraps functions with.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchAnswer, [interaction, labels[interaction]] as const);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', {name: 'benchReport'});
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    return await new Promise((resolve, reject) => {
      session.on('Runtime.bindingCalled', ({name, payload}) => {
        if (name !== 'benchReport') return;
        const report = JSON.parse(payload) as Report;
        if (report.kind === 'absent') resolve('absent');
        else if (report.kind === 'answered') resolve(report.ms);
        else {
          press(session, interaction, isNarrow, report);
          const started = performance.now();
          timer = setInterval(() => {
            if (performance.now() - started > patience) resolve(undefined);
            else press(session, interaction, isNarrow, report);
          }, pause);
        }
      });
      page.goto(url, {waitUntil: 'commit'}).catch(reject);
    });
  } finally {
    clearInterval(timer);
    await context.close();
  }
}

/**
 * Visits a page at Lighthouse's mobile throttling with an empty cache, does one thing as soon as the first contentful
 * paint is observed, and again every half a second until it is answered, as `watchAnswer` says. The window is that of
 * Lighthouse's telephone, or a wide one for a theme toggle that only a wide one shows.
 * @returns milliseconds from the first input to the answer, or undefined where the site does not offer it
 */
export async function measureAnswer(
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<number | undefined> {
  let answer = await visit(browser, url, interaction, true);
  if (answer === 'absent' && interaction === 'theme') answer = await visit(browser, url, interaction, false);
  return answer === 'absent' ? undefined : answer;
}

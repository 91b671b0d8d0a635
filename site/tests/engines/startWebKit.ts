// cspell:ignore DFGJIT SKIA
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import {choosePort} from '@aloft/example-runner';
import type {Engine} from './Engine';

/** Key codes of W3C WebDriver. */
const keyCodes: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
};
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Timeout of a command in milliseconds. A crashed web process never responds to some commands. */
const timeout = 30_000;

/**
 * Starts the MiniBrowser of WebKitGTK in a virtual screen, driven by W3C WebDriver.
 * @param miniBrowser path of its executable
 */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const base = `http://127.0.0.1:${await choosePort()}`;
  const command = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', '-p', new URL(base).port];
  // The widgets around the page keep the window wider than 333 px.
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), '* {min-width: 0; padding: 0; font-size: 1px}');
  // Without CPU rendering, a varying part of the tiles is drawn by OpenGL, with different edges. Pages live too briefly
  // for optimized scripts to pay off.
  const flags = {WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', JSC_useDFGJIT: '0'};
  const env = {...process.env, XDG_CONFIG_HOME: settings, ...flags};
  const driver = spawn('xvfb-run', command, {stdio: 'ignore', detached: true, env});
  const send = async <T>(method: string, route: string, body?: unknown, limit = timeout): Promise<T> => {
    const response = await fetch(base + route, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    });
    const {value} = (await response.json()) as {value: T & {readonly error?: string; readonly message?: string}};
    if (!response.ok) throw new Error(`WebKit: ${method} ${route}: ${value.error}: ${value.message}`);
    return value;
  };
  const stop = () => {
    // The driver runs in its own process group, with its virtual screen.
    if (driver.pid !== undefined) process.kill(-driver.pid);
    rmSync(settings, {recursive: true, force: true});
  };

  for (let attempt = 0; ; attempt += 1) {
    if (await send('GET', '/status').catch(() => undefined)) break;
    if (attempt === 50) {
      stop();
      throw new Error('WebKitWebDriver did not respond within 10 s.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // In a normal window, the toolbar keeps the viewport wider than 440 px.
  const args = ['--automation', '--full-screen'];
  // Without a GPU, drawing takes half of a page's CPU time. Screenshots need it.
  if (process.env.SUITE !== 'visual') args.push('--features=!AcceleratedCompositing');
  const {sessionId, capabilities} = await send<{sessionId: string; capabilities: {browserVersion: string}}>(
    'POST',
    '/session',
    // With another strategy, each command may wait for the load event, also for that of a page whose scripts are held.
    {capabilities: {alwaysMatch: {pageLoadStrategy: 'none', 'webkitgtk:browserOptions': {binary: miniBrowser, args}}}},
  );
  const session = `/session/${sessionId}`;
  // A script that runs while its document is left may never return.
  const run = <T>(script: string, limit = 5000) =>
    send<T>('POST', `${session}/execute/sync`, {script, args: []}, limit);
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    resize: async (width, height) => void (await send('POST', `${session}/window/rect`, {x: 0, y: 0, width, height})),
    open: async (url) => {
      await run('window.isLeft = true');
      await send('POST', `${session}/url`, {url});
      const isLoaded = () =>
        run(`return !window.isLeft && document.readyState === 'complete'`, 1000).catch(() => false);
      await expect.poll(isLoaded, {message: url, timeout, intervals: [50]}).toBe(true);
    },
    back: async () => void (await send('POST', `${session}/back`, {})),
    run: (body) => run(body),
    click: async (value) => {
      const found = await send<Record<string, string>>('POST', `${session}/element`, {using: 'css selector', value});
      await send('POST', `${session}/element/${found[elementKey]}/click`, {});
    },
    press: async (...keys) => {
      const actions = keys
        .flatMap((key) => (key in keyCodes ? [keyCodes[key]!] : [...key]))
        .flatMap((value) => [
          {type: 'keyDown', value},
          {type: 'keyUp', value},
        ]);
      await send('POST', `${session}/actions`, {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    capture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    takeErrors: () => [],
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      stop();
    },
  };
}

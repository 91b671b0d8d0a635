import {chromium, firefox, type Browser} from '@playwright/test';
import type {Engine} from './Engine';

/** Drives a browser that Playwright has started. */
async function drivePage(name: string, browser: Browser): Promise<Engine> {
  const page = await (await browser.newContext({viewport: {width: 1280, height: 800}})).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({blockedURI, effectiveDirective}) =>
      console.error(`${effectiveDirective} blocks ${blockedURI}`),
    );
  });
  return {
    name: `${name} ${browser.version()}`,
    resize: (width, height) => page.setViewportSize({width, height}),
    open: async (url) => void (await page.goto(url)),
    back: () => page.evaluate('history.back()'),
    run: (body) => page.evaluate(`(() => {${body}})()`),
    click: (selector) => page.locator(selector).first().click(),
    press: async (...keys) => {
      for (const key of keys)
        await (/^\w+$/.test(key) && key.length > 1 && /^[A-Z]/.test(key)
          ? page.keyboard.press(key)
          : page.keyboard.type(key));
    },
    capture: () => page.screenshot(),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

export async function startChromium(executablePath: string): Promise<Engine> {
  return drivePage('Chromium', await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']}));
}

/** Starts Firefox with WebDriver BiDi, which official builds of Firefox support. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  return drivePage('Firefox', await firefox.launch({executablePath, channel: 'moz-firefox'}));
}

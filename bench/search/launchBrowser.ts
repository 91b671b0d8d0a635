import {chromium, type Browser} from '@playwright/test';

/** The browser of the measurements: `CHROME_PATH`, or Chromium where Debian puts it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

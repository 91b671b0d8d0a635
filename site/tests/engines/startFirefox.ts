import {firefox} from '@playwright/test';
import {drivePage} from './drivePage';
import type {Engine} from './Engine';

/** Starts Firefox with WebDriver BiDi, which official builds of Firefox support. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  return drivePage('Firefox', await firefox.launch({executablePath, channel: 'moz-firefox'}));
}

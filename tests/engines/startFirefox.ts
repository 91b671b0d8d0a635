import {firefox} from '@playwright/test';
import {drivePage} from './drivePage';
import type {Engine} from './Engine';

/** Starts Firefox over WebDriver BiDi, which stock builds of Firefox understand. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  return drivePage('Firefox', await firefox.launch({executablePath, channel: 'moz-firefox'}));
}

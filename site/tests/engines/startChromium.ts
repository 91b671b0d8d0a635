import {chromium} from '@playwright/test';
import {drivePage} from './drivePage';
import type {Engine} from './Engine';

export async function startChromium(executablePath: string): Promise<Engine> {
  return drivePage('Chromium', await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']}));
}

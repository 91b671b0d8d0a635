import type {Deployment} from '../browser/startDeployment';
import type {Engine} from './Engine';

/** The served site. `otherBuild` is a second build, so that a deployment can replace one with the other. */
export interface Site extends Deployment {
  /** Directory of a build whose pages end with an additional sentence. */
  readonly otherBuild: string;
}

/** A test that runs in every engine, and throws if it fails. */
export interface Case {
  readonly name: string;
  /** The only engine that runs it. */
  readonly only?: 'WebKit';
  /** Whether Chromium runs it too. The tests in `tests/browser` cover the rest there. */
  readonly chromium?: true;
  /** Seconds that it may take, default 60. */
  readonly limit?: number;
  readonly run: (engine: Engine, site: Site) => Promise<void>;
}

export const hydrated = `return document.documentElement.dataset.hasHydrated === 'true'`;
export const heading = `return document.querySelector('h1')?.textContent ?? ''`;

/**
 * Waits until the body of a function returns the expected value. A navigation may interrupt the function.
 * @throws Error with the last value, or the last error, after ten seconds
 */
export async function expectValue(engine: Engine, body: string, expected: unknown, time = 10_000): Promise<void> {
  const end = Date.now() + time;
  for (;;) {
    const value = await engine.run(body).catch((error: unknown) => String(error));
    if (value === expected) return;
    if (Date.now() > end)
      throw new Error(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(value)}: ${body}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function expectNoErrors(engine: Engine, allowed = /(?!)/): void {
  const errors = engine.takeErrors().filter((error) => !allowed.test(error));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

export async function open(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await expectValue(engine, hydrated, true);
}

export const desktop = [1280, 800] as const;
export const mobile = [390, 844] as const;

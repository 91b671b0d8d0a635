import {buildVariant} from '../browser/buildVariant';
import {startDeployment} from '../browser/startDeployment';
import {cases, type Site} from './cases';
import type {Engine} from './Engine';
import {findEngines} from './findEngines';

/** Timeout of a case in one engine, in milliseconds. */
const limit = 60_000;

async function runCases(start: () => Promise<Engine>, site: Site): Promise<{passed: number; failed: number}> {
  const started = Date.now();
  let engine = await start();
  const {name} = engine;
  const failures: string[] = [];
  for (const current of cases) {
    try {
      const expired = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`not done after ${limit} ms`)), limit).unref();
      });
      await Promise.race([current.run(engine, site), expired]);
    } catch (error) {
      failures.push(`${name}: ${current.name}: ${(error as Error).message}`);
      // The browser may have crashed.
      await engine.close().catch(() => undefined);
      engine = await start();
    }
  }
  await engine.close();
  for (const failure of failures) console.log(failure);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${cases.length - failures.length} of ${cases.length} cases pass, ${seconds} s`);
  return {passed: cases.length - failures.length, failed: failures.length};
}

/** Runs all cases in Firefox and WebKit, after `npm run build`. Arguments are names of engines. */
async function main(names: readonly string[]): Promise<number> {
  const site = {...(await startDeployment()), otherBuild: await buildVariant()};
  site.deploy('build');
  let [passed, failed, skipped] = [0, 0, 0];
  for (const {name, start, packages} of findEngines()) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (start) {
      const counts = await runCases(start, site);
      passed += counts.passed;
      failed += counts.failed;
    } else if (process.env.REQUIRE_ALL === '1') {
      console.log(`${name}: missing, and REQUIRE_ALL=1 requires every test. Install the Debian packages ${packages}.`);
      failed += 1;
    } else {
      console.log(`skipped: ${name} is not installed. Install the Debian packages ${packages}.`);
      skipped += cases.length;
    }
  }
  site.close();
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

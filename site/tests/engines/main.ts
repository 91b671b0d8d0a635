import {parseArgs} from 'node:util';
import {findBrowser} from '../browser/findBrowser';
import {startDeployment} from '../browser/startDeployment';
import {provideBuild} from '../builds/provideBuild';
import {requiresAll} from '@aloft/example-runner/skip';
import type {Case, Site} from './Case';
import {cases, scanCases} from './cases';
import type {Engine} from './Engine';
import {findEngines, type Found} from './findEngines';
import {startChromium} from './startPlaywright';

type Counts = Readonly<Record<'passed' | 'failed' | 'skipped', number>>;

/** Runs cases one after the other, in CI up to twice, as the other browser tests. After a failure, restarts the browser. */
async function runCases(
  start: () => Promise<Engine>,
  site: Site,
  selected: readonly Case[],
): Promise<{passed: number; failed: number}> {
  const started = Date.now();
  let engine = await start();
  const {name} = engine;
  const failures: string[] = [];
  const runOnce = async (current: Case): Promise<string | undefined> => {
    try {
      const expired = new Promise<never>((_, reject) => {
        const {limit = 60} = current;
        setTimeout(() => reject(new Error(`not done after ${limit} s`)), limit * 1000).unref();
      });
      await Promise.race([current.run(engine, site), expired]);
      return undefined;
    } catch (error) {
      // The browser may have crashed.
      await engine.close().catch(() => undefined);
      engine = await start();
      return `${name}: ${current.name}: ${(error as Error).message}`;
    }
  };
  for (const current of selected) {
    let failure = await runOnce(current);
    if (failure && process.env.CI) {
      console.log(`again: ${failure}`);
      failure = await runOnce(current);
    }
    if (failure) failures.push(failure);
  }
  await engine.close();
  for (const failure of failures) console.log(failure);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${selected.length - failures.length} of ${selected.length} cases pass, ${seconds} s`);
  return {passed: selected.length - failures.length, failed: failures.length};
}

/**
 * Runs all cases in Firefox and WebKit side by side, and those of the specification also in Chromium, after
 * `npm run build`. With `--scan`, lays out every page in WebKit at every narrow width instead. `--grep` selects cases by
 * a part of their name. Other arguments are names of engines.
 */
async function main(args: readonly string[]): Promise<number> {
  const {values, positionals: names} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {scan: {type: 'boolean', default: false}, grep: {type: 'string', default: ''}},
  });
  const all = (values.scan ? scanCases : cases).filter(({name}) => name.includes(values.grep));
  const otherBuild = values.scan ? 'build' : await provideBuild('other');
  const runEngine = async ({name, start, packages}: Found): Promise<Counts> => {
    const selected = all.filter(({only = name, chromium}) => only === name && (name !== 'Chromium' || chromium));
    if (!start && requiresAll) {
      console.log(`${name}: missing, and REQUIRE_ALL=1 requires every test. Install the Debian packages ${packages}.`);
      return {passed: 0, failed: 1, skipped: 0};
    }
    if (!start) {
      console.log(`skipped: ${name} is not installed. Install the Debian packages ${packages}.`);
      return {passed: 0, failed: 0, skipped: selected.length};
    }
    const site = {...(await startDeployment()), otherBuild};
    site.deploy('build');
    const counts = await runCases(start, site, selected);
    site.close();
    return {...counts, skipped: 0};
  };
  const browser = findBrowser();
  const chromium = {name: 'Chromium', start: browser ? () => startChromium(browser) : undefined, packages: 'chromium'};
  const wanted = [...findEngines(), ...(values.scan ? [] : [chromium])].filter(
    ({name}) => names.length === 0 || names.includes(name),
  );
  const results = await Promise.all(wanted.map(runEngine));
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

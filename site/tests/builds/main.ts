import {runMain} from '../../../scripts/runMain';
import {buildNames, provideBuild, type BuildName} from './provideBuild';

/** Builds the named variants, or all of them. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !buildNames.includes(name as BuildName));
  if (unknown !== undefined) throw new Error(`no build is named "${unknown}"; there are: ${buildNames.join(', ')}`);
  let [passed, failed] = [0, 0];
  for (const name of buildNames.filter((name) => names.length === 0 || names.includes(name)))
    try {
      const started = performance.now();
      await provideBuild(name);
      passed += 1;
      console.log(`${name.padEnd(9)} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`);
    } catch (error) {
      failed += 1;
      console.error((error as Error).message);
    }
  console.log(`${passed} passed, ${failed} failed, 0 skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void runMain(() => main(process.argv.slice(2)), 2);

import {totalmem} from 'node:os';
import {runMain} from '../../../scripts/runMain';
import {buildNames, provideBuild, type BuildName} from './provideBuild';

/** Memory in bytes from which two builds run at a time. */
const enough = 7e9;

/** Builds the named variants, or all of them. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !buildNames.includes(name as BuildName));
  if (unknown !== undefined) throw new Error(`no build is named "${unknown}"; there are: ${buildNames.join(', ')}`);
  const waiting = buildNames.filter((name) => names.length === 0 || names.includes(name));
  let [passed, failed] = [0, 0];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = performance.now();
      try {
        await provideBuild(name);
        passed += 1;
        console.log(`${name.padEnd(9)} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`);
      } catch (error) {
        failed += 1;
        console.error((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({length: totalmem() < enough ? 1 : 2}, work));
  console.log(`${passed} passed, ${failed} failed, 0 skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void runMain(() => main(process.argv.slice(2)), 2);

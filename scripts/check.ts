import {availableParallelism} from 'node:os';
import {checks, type Check} from './checks';
import {runCommand} from './runCommand';

/** Runs all static checks in parallel and prints a line for each, with a hint for those that fail. */
async function check(): Promise<boolean[]> {
  const queue = [...checks];
  const passed: boolean[] = [];
  const runNext = async (): Promise<void> => {
    const next = queue.shift();
    if (!next) return;
    passed.push(await runCheck(next));
    await runNext();
  };
  await Promise.all(Array.from({length: Math.min(4, availableParallelism() + 1)}, runNext));
  return passed;
}

async function runCheck({name, command, hint}: Check): Promise<boolean> {
  const {code, output, seconds} = await runCommand(command, {
    env: process.stdout.isTTY ? {FORCE_COLOR: '1'} : {NO_COLOR: '1'},
  });
  const mark = code === 0 ? 'passed' : 'failed';
  console.log(`${mark}  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
  if (code !== 0) console.log(`${output.trim()}\n${name}: ${hint}\n`);
  return code === 0;
}

check().then(
  (results) => {
    const failed = results.filter((passed) => !passed).length;
    console.log(`${results.length - failed} passed, ${failed} failed, 0 skipped`);
    process.exitCode = failed ? 1 : 0;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);

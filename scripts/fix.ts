import {checks} from './checks';
import {runCommand} from './runCommand';

/** Mends what a program can mend: lint, styles, Markdown, then the layout of every file. */
async function fix(): Promise<void> {
  for (const {name, fix: command} of checks) {
    if (!command) continue;
    const {code, output, seconds} = await runCommand(command);
    console.log(`${code === 0 ? 'mended' : 'left  '}  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
    if (code !== 0)
      console.log(`${output.trim()}\n${name}: the lines above need your hand. Then run \`npm run check\`.\n`);
  }
}

void fix();

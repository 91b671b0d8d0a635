import {checks} from './checks';
import {runCommand} from './runCommand';

/** Applies automatic fixes: lint, styles and Markdown, then formatting. */
async function fix(): Promise<void> {
  for (const {name, fix: command} of checks) {
    if (!command) continue;
    const {code, output, seconds} = await runCommand(command);
    console.log(`${code === 0 ? 'fixed' : 'left  '}  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`);
    if (code !== 0)
      console.log(`${output.trim()}\n${name}: fix the problems above by hand. Then run \`npm run check\`.\n`);
  }
}

void fix();

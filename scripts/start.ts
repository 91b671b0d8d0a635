import {prepareSearchIndex} from './prepareSearchIndex';
import {runDocusaurus} from './runDocusaurus';

async function start(): Promise<void> {
  const stop = prepareSearchIndex();
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await runDocusaurus(
    ['start', 'site', ...process.argv.slice(2)],
    'Fix what the lines above name, then run `npm start` again.',
  );
  stop();
}

void start();

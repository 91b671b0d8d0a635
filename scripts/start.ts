import {runDocusaurus} from './runDocusaurus';

void runDocusaurus(
  ['start', 'site', ...process.argv.slice(2)],
  'Fix what the lines above name, then run `npm start` again.',
);

import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {runChecks} from '../../markdown/checks/runChecks';
import {formatProblem} from '../../markdown/problems/formatProblem';
import {loadSite} from '../../markdown/site/loadSite';
import sidebars from '../../sidebars';

/** CPU time, so that other load doesn't matter. */
const secondsAllowed = 15;

it('the pages agree with the facts and the house style, and the check is fast', {timeout: 60_000}, async () => {
  const start = process.cpuUsage();
  const {pages, context} = loadSite(resolve(__dirname, '../..'), sidebars);
  const problems = await runChecks(pages, context);
  expect(problems.filter(({isWarning}) => !isWarning).map(formatProblem)).toEqual([]);
  const {user, system} = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(secondsAllowed);
});

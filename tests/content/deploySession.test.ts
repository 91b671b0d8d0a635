import {expect, test} from 'vitest';
import {clockOf, createState, runCommand} from '../../platform/simulator';
import {deploySession} from '../../src/components/home/deploySession';

test("the session on the home page equals the simulator's output", () => {
  let state = createState({scenario: 'logged-in'});
  for (const {command, output} of deploySession) {
    const result = runCommand(state, command, clockOf(state));
    expect(
      {command, output: result.stdout.trimEnd(), exitCode: result.exitCode},
      'run: npx tsx scripts/recordDeploySession.mts',
    ).toEqual({
      command,
      output,
      exitCode: 0,
    });
    state = result.state;
  }
});

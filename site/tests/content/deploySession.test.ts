import {expect, test} from 'vitest';
import {clockOf, createState, runCommand} from '@aloft/simulator';
import {stateMachines} from '@aloft/platform/states';
import {deploySession} from '../../src/components/home/deploySession';

test("the session on the home page equals the simulator's output", () => {
  let state = createState({scenario: 'logged-in'});
  const start = state.now;
  for (const {command, output, seconds, state: machineState, billed} of deploySession) {
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
    const machine = Object.values(state.namespaces.acme?.machines ?? {})[0];
    expect([seconds, machineState]).toEqual([Math.round((state.now - start) / 1000), machine?.state]);
    expect(billed).toBe(stateMachines.machine.states.find(({name}) => name === machineState)?.billed);
  }
});

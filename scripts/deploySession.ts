import {stateMachines} from '@aloft/platform/states';
import {createState, openSession} from '@aloft/simulator';

const commands = [
  'aloft init',
  'aloft deploy',
  'sleep 5m',
  'aloft machine list',
  'curl https://hello.acme.apps.aloft.example',
];

/** The file with the session on the home page. */
export const deploySessionFile = 'site/src/components/home/deploySession.json';

/**
 * Records a first deploy, a machine that goes to standby, and the request that wakes it.
 *
 * @returns the billed states, and commands without the prompt, with their output, the simulated seconds since the start,
 * and the machine's state
 */
export function recordDeploySession() {
  const session = openSession(createState({scenario: 'logged-in'}));
  const start = session.state.now;
  const entries = commands.map((command) => {
    const {stdout, stderr, exitCode, state} = session.run(command);
    if (exitCode !== 0) throw new Error(`"${command}" failed: ${stderr}`);
    const [machine] = Object.values(state.namespaces.acme?.machines ?? {});
    const seconds = Math.round((state.now - start) / 1000);
    return {command, output: stdout.trimEnd(), seconds, ...(machine && {state: machine.state})};
  });
  const billed = stateMachines.machine.states.filter((one) => one.billed);
  return {billedStates: billed.map(({name}) => name), entries};
}

import type {SimulatorState} from './types';

/**
 * Sets the bodies that an app returns. Every other path returns 404.
 *
 * @param bodies body by path, such as `{'/healthz': 'ok\n'}`
 */
export function serveBodies(
  state: SimulatorState,
  app: string,
  bodies: Readonly<Record<string, string>>,
): SimulatorState {
  const behavior = {status: 200, headers: {}, bodies: {...bodies}, startLog: [], crashes: false, commands: {}};
  return {...state, behaviors: {...state.behaviors, [app]: behavior}};
}

import {canTransition, type StateName} from '@aloft/platform/states';
import {changeState} from './changeState';
import type {App, Machine, SimulatorState} from './types';

/** Updates each app's state from its machines' states. */
export function settleApps(state: SimulatorState): void {
  for (const namespace of Object.values(state.namespaces)) {
    const machines = Object.values(namespace.machines);
    for (const app of Object.values(namespace.apps)) {
      const next = stateOf(
        app,
        machines.filter((machine) => machine.app === app.name && !machine.oneOff),
      );
      if (canTransition('app', app.state, next)) changeState('app', app, next, state.now);
    }
  }
}

/** States that only commands change. */
const FIXED: ReadonlySet<StateName<'app'>> = new Set(['pending', 'deploying', 'suspended']);

function stateOf(app: App, machines: Machine[]): StateName<'app'> {
  if (FIXED.has(app.state)) return app.state;
  const of = (...names: string[]): number => machines.filter((machine) => names.includes(machine.state)).length;
  const serving = of('running', 'flashing', 'standby', 'waking');
  if (of('failed') > 0) return serving > 0 ? 'degraded' : 'failed';
  // While the only machine restarts, the app keeps its state.
  return serving > 0 ? 'live' : app.state;
}

import {stateMachines, type StateMachine, type StatefulKind} from '@aloft/platform/states';
import type {Attributes, RenderContext} from '../Renderer';

/** The state machine of the kind that an element names. */
export function readKind({kind = ''}: Attributes, {fail}: RenderContext): StateMachine {
  if (Object.hasOwn(stateMachines, kind)) return stateMachines[kind as StatefulKind];
  return fail(`"${kind}" is not a kind that has states`, `write one of ${Object.keys(stateMachines).join(', ')}`);
}

import type {StateMachine} from '@aloft/platform/states';

/** Whether billing differs between the states of a kind. Only then do states get a label for it. */
export function hasBilling({states}: StateMachine): boolean {
  return states.some(({billed}) => billed) && states.some(({billed}) => !billed);
}

/** Short labels of a state: initial, terminal and billed. */
export function tagState(machine: StateMachine, name: string): string[] {
  const state = machine.states.find((candidate) => candidate.name === name);
  return [
    ...(machine.initial.includes(name) ? ['start'] : []),
    ...(machine.transitions.some(({from}) => from === name) ? [] : ['end']),
    ...(hasBilling(machine) && state?.billed ? ['billed'] : []),
  ];
}

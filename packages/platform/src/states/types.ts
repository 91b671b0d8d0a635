/** Kinds that have states. */
export type StatefulKind = 'namespace' | 'app' | 'machine' | 'service' | 'volume' | 'certificate';

/** A state of a kind. */
export interface State {
  /** Name, as printed. */
  readonly name: string;
  /** Meaning: a sentence. */
  readonly meaning: string;
  /** Whether the resource (compute of machines, storage of volumes) is billed in this state. */
  readonly billed: boolean;
}

/** A transition between two states. */
export interface Transition {
  /** Source state. */
  readonly from: string;
  /** Target state. */
  readonly to: string;
  /** Cause: a clause. */
  readonly cause: string;
}

/** The states and transitions of a kind. */
export interface StateMachine {
  readonly kind: StatefulKind;
  /** Initial states. */
  readonly initial: readonly string[];
  /** All states, in the usual order of a resource's lifecycle. */
  readonly states: readonly State[];
  /** Allowed transitions. */
  readonly transitions: readonly Transition[];
}

/** States and transitions as they're defined. */
interface Definition<Name extends string> {
  readonly initial: readonly NoInfer<Name>[];
  /** Whether all or none are billed, or those that are. */
  readonly billed: boolean | readonly NoInfer<Name>[];
  /** Meanings by name, in the order of a lifecycle. */
  readonly states: Readonly<Record<Name, string>>;
  /** Causes of the transitions. */
  readonly transitions: {readonly [Step in `${NoInfer<Name>} → ${NoInfer<Name>}`]?: string};
}

/** Defines the states of a kind. */
export function defineStates<Name extends string>(
  kind: StatefulKind,
  {initial, billed, states, transitions}: Definition<Name>,
): StateMachine & {readonly states: readonly (State & {readonly name: Name})[]} {
  return {
    kind,
    initial,
    states: Object.entries<string>(states).map(([name, meaning]) => ({
      name: name as Name,
      billed: typeof billed === 'boolean' ? billed : billed.some((each) => each === name),
      meaning,
    })),
    transitions: Object.entries<string | undefined>(transitions).map(([step, cause = '']) => {
      const [from = '', to = ''] = step.split(' → ');
      return {from, to, cause};
    }),
  };
}

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

/** Makes a kind's states from their meanings, in the order of a lifecycle. Without a list, all or none are billed. */
export function defineStates<const Meanings extends Readonly<Record<string, string>>>(
  billed: boolean | readonly (keyof Meanings)[],
  meanings: Meanings,
): readonly {readonly name: keyof Meanings & string; readonly billed: boolean; readonly meaning: string}[] {
  return Object.entries(meanings).map(([name, meaning]) => ({
    name,
    billed: typeof billed === 'boolean' ? billed : billed.includes(name),
    meaning,
  }));
}

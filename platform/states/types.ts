/** Kinds that have states. */
export type StatefulKind = 'namespace' | 'app' | 'machine' | 'service' | 'volume' | 'certificate';

/** A state of a kind. */
export interface State {
  /** Its name, as printed. */
  readonly name: string;
  /** Meaning: a sentence. */
  readonly meaning: string;
  /** Whether the resource (compute of machines, storage of volumes) is billed in this state. */
  readonly billed: boolean;
}

/** A transition between two states. */
export interface Transition {
  /** State before. */
  readonly from: string;
  /** State after. */
  readonly to: string;
  /** Cause: a clause. */
  readonly cause: string;
}

/** The states and transitions of a kind. */
export interface StateMachine {
  /** The kind. */
  readonly kind: StatefulKind;
  /** Initial states. */
  readonly initial: readonly string[];
  /** All states, in the order in which a resource usually passes them. */
  readonly states: readonly State[];
  /** Allowed transitions. All others are impossible. */
  readonly transitions: readonly Transition[];
}

/** Kinds that have states. */
export type StatefulKind = 'namespace' | 'app' | 'machine' | 'service' | 'volume' | 'certificate';

/** A state of a kind. */
export interface State {
  /** Its name, as printed. */
  readonly name: string;
  /** What it means: a sentence. */
  readonly meaning: string;
  /** Whether what the kind is billed by (compute of machines, storage of volumes) is billed in it. */
  readonly billed: boolean;
}

/** A step from one state to another. */
export interface Transition {
  /** State before. */
  readonly from: string;
  /** State after. */
  readonly to: string;
  /** What brings it about: a clause. */
  readonly cause: string;
}

/** The life of a kind. */
export interface StateMachine {
  /** The kind. */
  readonly kind: StatefulKind;
  /** States in which a new resource begins. */
  readonly initial: readonly string[];
  /** All states, in the order in which a resource usually passes them. */
  readonly states: readonly State[];
  /** Allowed steps. What is not listed does not happen. */
  readonly transitions: readonly Transition[];
}

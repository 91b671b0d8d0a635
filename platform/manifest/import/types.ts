/** Result for a part of the source. `check` was converted, but needs a decision. */
export type NoteKind = 'translated' | 'check' | 'dropped';

/** A line of the report. */
export interface ImportNote {
  readonly kind: NoteKind;
  /** Part of the source: `EXPOSE 8080`, `services.web.ports`. */
  readonly source: string;
  /** Description of the result: a sentence with code between backticks. */
  readonly text: string;
}

/** A valid manifest that was created from a source. */
export interface ImportedApp {
  readonly name: string;
  /** YAML. */
  readonly text: string;
  readonly notes: readonly ImportNote[];
}

/** A manifest under construction. */
export interface Draft {
  version: 1;
  app: string;
  build: {dockerfile?: string; image?: string; context?: string; target?: string; args?: Record<string, string>};
  machine: {
    vcpus?: number;
    memory?: string;
    command?: string[];
    env?: Record<string, string>;
    secrets?: string[];
    restart?: string;
    stopGrace?: string;
    healthcheck?: Record<string, unknown>;
  };
  scale?: {min?: number; max?: number};
  services?: {name: string; visibility: string; listeners: Record<string, unknown>[]}[];
  volumes?: {name: string; size: string; mount: string}[];
}

/** Adds a line to the report. */
export type Report = (kind: NoteKind, source: string, text: string) => void;

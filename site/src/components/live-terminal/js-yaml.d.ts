declare module 'js-yaml' {
  /** Parses a YAML document. @throws YAMLException if it isn't valid */
  export function load(text: string): unknown;

  export class YAMLException extends Error {
    /** The problem without its location. */
    readonly reason: string;
    readonly mark?: {readonly position: number};
  }
}

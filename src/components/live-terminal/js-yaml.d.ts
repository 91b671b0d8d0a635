declare module 'js-yaml' {
  /** Parses a YAML document. @throws Error if it isn't valid */
  export function load(text: string): unknown;
}

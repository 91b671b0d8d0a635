/** Output of a line that isn't an `aloft` command. */
export interface ShellResult {
  stdout: string[];
  stderr: string[];
  exitCode: number;
  /** Why the line was not run, if it is not simulated. */
  notSimulated?: string;
}

/** The result for a line that is not simulated. */
export function refuse(reason: string): ShellResult {
  return {stdout: [], stderr: [`not simulated: ${reason}`], exitCode: 127, notSimulated: reason};
}

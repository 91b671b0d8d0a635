/** Output of a line that isn't an `aloft` command. */
export interface ShellResult {
  stdout: string[];
  stderr: string[];
  exitCode: number;
  /** Reason why the line wasn't run, if it isn't simulated. */
  notSimulated?: string;
}

/** Creates the result for a line that isn't simulated. */
export function refuse(reason: string): ShellResult {
  return {stdout: [], stderr: [`not simulated: ${reason}`], exitCode: 127, notSimulated: reason};
}

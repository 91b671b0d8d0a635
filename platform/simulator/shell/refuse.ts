/** What a line besides `aloft` prints. */
export interface ShellResult {
  stdout: string[];
  stderr: string[];
  exitCode: number;
  /** Why the line was not run, when it is none of the few that are simulated. */
  notSimulated?: string;
}

/** The answer for a line that the simulator does not run. */
export function refuse(reason: string): ShellResult {
  return {stdout: [], stderr: [`not simulated: ${reason}`], exitCode: 127, notSimulated: reason};
}

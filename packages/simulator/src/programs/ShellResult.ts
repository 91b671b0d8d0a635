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

/** Creates the result of a line that succeeded. */
export function succeed(stdout: string[] = []): ShellResult {
  return {stdout, stderr: [], exitCode: 0};
}

/** Creates the result of a line that failed. */
export function failWith(exitCode: number, text: string): ShellResult {
  return {stdout: [], stderr: [text], exitCode};
}

/** Creates the result of a request that `curl` couldn't make. */
export function failCurl(exitCode: number, text: string): ShellResult {
  return failWith(exitCode, `curl: (${exitCode}) ${text}`);
}

import {setTimeout as sleep} from 'node:timers/promises';
import type {TestResult} from '@aloft/content/samples';
import {isPortOpen} from './choosePort';
import {substitute, type Run} from './makeEnvironment';
import type {FoundWorkspace, Workspaces} from './images/openWorkspaces';
import type {Ending, PooledProcess, ProcessPool} from './ProcessPool';
import {sendRequest} from './sendRequest';
import type {Expectation, Readiness, RequestStep, RunStep, StartStep, Step, StopStep} from './types';

/** A failed step, with the log that may explain it. */
export class StepError extends Error {
  constructor(
    message: string,
    readonly log: string,
  ) {
    super(message);
  }
}

/**
 * Shell functions for steps. `wait_for PID COMMAND…` repeats a command until it succeeds, and fails as soon as the process
 * has ended. `apart COMMAND…` runs a program in a separate network, where every port is free.
 */
const prelude = `
wait_for() { waited=$1; shift; until "$@"; do grep -qs '^State:.[^ZX]' "/proc/$waited/status" || return 1; sleep 0.1; done; }
apart() { if [ "$(id -u)" = 0 ]; then exec unshare --net "$@"; else exec unshare --map-root-user --net "$@"; fi; }
`;

/** Default location of a step. */
export type Place = 'build' | 'image';

/** Runs the steps of one example in order and remembers the servers it started. */
export class StepRunner {
  private readonly servers = new Map<
    string,
    {readonly process: PooledProcess; readonly grace: number; readonly stopSignal?: NodeJS.Signals}
  >();
  private slowestStart = 0;
  /** Peak resident memory before a stop, in MiB; 0 if no server ran. */
  memoryMiB = 0;

  constructor(
    readonly pool: ProcessPool,
    private readonly workspaces: Workspaces,
    private readonly ports: Run['ports'],
    /** Deadline of the whole example, in milliseconds since the epoch. */
    private readonly deadline: number,
  ) {}

  /** Class of the slowest start; undefined when no server ran. */
  get startClass(): TestResult['startClass'] {
    if (!this.servers.size) return undefined;
    if (this.slowestStart < 1) return '<1 s';
    return this.slowestStart <= 5 ? '1–5 s' : '>5 s';
  }

  /**
   * @param place default location of the step: `build` or `image`
   * @throws StepError with the output of the command or the servers
   */
  async runStep(step: Step, place: Place): Promise<void> {
    try {
      if ('run' in step) await this.run(step, place);
      else if ('start' in step) await this.start(step);
      else if ('request' in step) await this.request(step);
      else await this.stop(step);
    } catch (error) {
      throw error instanceof StepError ? error : new StepError((error as Error).message, this.log());
    }
  }

  /** Runs a shell command and returns its output. */
  async run(step: RunStep, place: Place): Promise<string> {
    const command = ['sh', '-e', '-c', prelude + step.run];
    const process = this.launch(this.workspaces.find(step, place), command, step.as);
    const problem = await findProblem(process, step, 'output', this.limit(step.timeout ?? 300), 'its start');
    if (problem) throw new StepError(problem, process.output());
    return process.output();
  }

  /** Starts a program as a user, which may be `image` for the image's own. */
  private launch({enter, directory, env, image}: FoundWorkspace, command: readonly string[], as?: string) {
    const entry = enter(command, directory, as === 'image' ? image?.user : as);
    return this.pool.start(entry.command, {...entry, env: {...env, ...entry.env}});
  }

  private portOf(name = 'PORT'): number {
    return Number(this.ports[name]);
  }

  /** Timeout of a step in seconds: its own limit or the rest of the example's. */
  private limit(seconds: number): number {
    return Math.max(0.1, Math.min(seconds, (this.deadline - Date.now()) / 1000));
  }

  private log(): string {
    return [...this.servers]
      .map(([name, {process}]) => (this.servers.size > 1 ? `[${name}]\n${process.output()}` : process.output()))
      .join('\n');
  }

  private async isReady(ready: Readiness, found: FoundWorkspace): Promise<boolean> {
    if ('tcp' in ready) return isPortOpen(this.portOf(ready.tcp));
    if ('run' in ready) return (await this.launch(found, ['sh', '-c', ready.run], ready.as).ended).code === 0;
    try {
      const {status} = await sendRequest({request: `GET ${ready.http}`}, this.portOf(ready.port), 2000);
      return status >= 200 && status < 300;
    } catch {
      return false;
    }
  }

  private async start({start: name, ready, ...step}: StartStep): Promise<void> {
    const portName = 'tcp' in ready ? ready.tcp : 'http' in ready ? (ready.port ?? 'PORT') : undefined;
    const port = this.portOf(portName);
    if (portName && (await isPortOpen(port)))
      throw new Error(`port ${port} (${portName}) is in use by another process: end it or run again`);
    const found = this.workspaces.find({...step, start: name}, 'image');
    const env: Record<string, string> = {...found.env};
    for (const [key, value] of Object.entries(step.env ?? {})) env[key] = substitute(value, env);
    // Uses the image's own command and user. The linter reports declared ones that differ.
    const own = found.image?.starts === name ? found.image : undefined;
    const command = own?.command ?? step.command.map((part) => substitute(part, env));
    const started = Date.now();
    const process = this.launch({...found, env}, command, found.image?.user ?? step.as);
    this.servers.set(name, {process, grace: found.grace, ...(own && {stopSignal: own.stopSignal})});
    const limit = this.limit(step.timeout ?? 60);
    while (!(await this.isReady(ready, {...found, env}))) {
      if (process.ending) throw new Error(`ended before it was ready, with ${describe(process.ending)}`);
      if (Date.now() > started + limit * 1000) throw new Error(`was not ready within ${limit} s`);
      await sleep(100);
    }
    this.slowestStart = Math.max(this.slowestStart, (Date.now() - started) / 1000);
    this.pool.living(); // records the server's sessions while their parents are still running
  }

  private async request(step: RequestStep): Promise<void> {
    const {status, headers, body} = await sendRequest(step, this.portOf(step.port), this.limit(10) * 1000);
    const wanted = step.status ?? 200;
    if (status !== wanted)
      throw new Error(`status is ${status}, not ${wanted}; body ${JSON.stringify(body.slice(0, 400))}`);
    for (const [header, part] of Object.entries(step.headers ?? {})) {
      const value = String(headers[header.toLowerCase()] ?? '');
      if (!value.includes(part))
        throw new Error(`header ${header} is ${JSON.stringify(value)}, it lacks ${JSON.stringify(part)}`);
    }
    const wrong = checkText(body, step);
    if (wrong) throw new Error(`body ${wrong}`);
  }

  private async stop(step: StopStep): Promise<void> {
    const server = this.servers.get(step.stop);
    if (!server?.process.child.pid) throw new Error(`no server named ${step.stop} was started`);
    const {process, grace, stopSignal} = server;
    if (process.ending) throw new Error(`${step.stop} had ended by itself, with ${describe(process.ending)}`);
    const signal = step.signal ?? 'SIGTERM';
    if (stopSignal && stopSignal !== signal)
      throw new Error(
        `the image declares STOPSIGNAL ${stopSignal}, and the test stops it with ${signal}: make them equal`,
      );
    this.memoryMiB = Math.max(this.memoryMiB, this.pool.residentMiB());
    process.child.kill(signal);
    const problem = await findProblem(process, step, 'log', this.limit(grace), signal);
    if (problem) throw new Error(problem);
  }
}

const describe = ({code, signal}: Ending) => signal ?? `exit code ${code}`;

/** Waits until a process exits, and describes an unexpected exit, or unexpected output, which is called `text`. */
async function findProblem(
  process: PooledProcess,
  {exitCode = 0, ...expected}: Expectation & Pick<RunStep, 'exitCode'>,
  text: string,
  seconds: number,
  since: string,
): Promise<string | undefined> {
  const ending = await Promise.race([process.ended, sleep(seconds * 1000, undefined, {ref: false})]);
  if (!ending) return `did not end within ${seconds} s after ${since}`;
  if (ending.code !== exitCode) return `ended with ${describe(ending)}, not ${exitCode}`;
  const wrong = checkText(process.output(), expected);
  return wrong && `${text} ${wrong}`;
}

const shorten = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

/** Describes an unmet expectation, as a predicate for the text's name. Undefined if all are met. */
function checkText(text: string, expected: Expectation): string | undefined {
  const wanted = expected.contains === undefined ? [] : [expected.contains].flat();
  const missing = wanted.find((part) => !text.includes(part));
  if (missing !== undefined)
    return `does not contain ${JSON.stringify(missing)}, it is ${JSON.stringify(shorten(text))}`;
  if (expected.equals !== undefined && text.trim() !== expected.equals.trim()) {
    return `is not ${JSON.stringify(expected.equals)}, it is ${JSON.stringify(shorten(text))}`;
  }
  return undefined;
}

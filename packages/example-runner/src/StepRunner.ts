import {setTimeout as sleep} from 'node:timers/promises';
import {isPortOpen} from './choosePort';
import {substitute} from './makeEnvironment';
import type {Workspaces} from './images/openWorkspaces';
import type {PooledProcess, ProcessPool} from './ProcessPool';
import {sendRequest, waitUntilReady} from './sendRequest';
import type {Expectation, RequestStep, RunStep, StartClass, StartStep, Step, StopStep} from './types';

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

/** Class of a start that took a number of seconds. */
export function classifyStart(seconds: number): StartClass {
  if (seconds < 1) return '<1 s';
  return seconds <= 5 ? '1–5 s' : '>5 s';
}

/** Default location of a step. */
export type Place = 'build' | 'image';

/** Runs the steps of one example in order and remembers the servers it started. */
export class StepRunner {
  private readonly servers = new Map<string, PooledProcess>();
  private readonly graces = new Map<string, number>();
  private readonly stopSignals = new Map<string, NodeJS.Signals>();
  private peakMiB = 0;
  private slowestStart = 0;

  constructor(
    readonly pool: ProcessPool,
    private readonly workspaces: Workspaces,
    /** Deadline of the whole example, in milliseconds since the epoch. */
    private readonly deadline: number,
  ) {}

  /** Peak resident memory before a stop, in MiB; 0 if no server ran. */
  get memoryMiB(): number {
    return this.peakMiB;
  }

  /** Class of the slowest start; undefined when no server ran. */
  get startClass(): StartClass | undefined {
    return this.servers.size ? classifyStart(this.slowestStart) : undefined;
  }

  /** @param place default location of the step: `build` or `image` */
  async runStep(step: Step, place: Place): Promise<void> {
    if ('run' in step) await this.run(step, place);
    else if ('start' in step) await this.start(step);
    else if ('request' in step) await this.request(step);
    else await this.stop(step);
  }

  /** Runs a shell command and returns its output. */
  async run(step: RunStep, place: Place): Promise<string> {
    const limit = this.limit(step.timeout ?? 300);
    const {workspace, directory, env, image} = this.workspaces.find(step, place);
    const entry = workspace.enter(
      ['sh', '-e', '-c', prelude + step.run],
      directory,
      step.as === 'image' ? image?.user : step.as,
    );
    const command = this.pool.start(entry.command, {...entry, env: {...env, ...entry.env}});
    const ending = await Promise.race([command.ended, sleep(limit * 1000, undefined, {ref: false})]);
    const output = command.output();
    if (!ending) throw new StepError(`did not end within ${limit} s`, output);
    const wanted = step.exitCode ?? 0;
    if (ending.code !== wanted)
      throw new StepError(`ended with ${ending.signal ?? `exit code ${ending.code}`}, not ${wanted}`, output);
    const wrong = checkText(output, step);
    if (wrong) throw new StepError(`output ${wrong}`, output);
    return output;
  }

  private portOf(name: string): number {
    return Number(this.workspaces.ports[name]);
  }

  /** Timeout of a step in seconds: its own limit or the rest of the example's. */
  private limit(seconds: number): number {
    return Math.max(0.1, Math.min(seconds, (this.deadline - Date.now()) / 1000));
  }

  private log(): string {
    return [...this.servers]
      .map(([name, server]) => (this.servers.size > 1 ? `[${name}]\n${server.output()}` : server.output()))
      .join('\n');
  }

  private async start(step: StartStep): Promise<void> {
    const ready = step.ready;
    const name = 'tcp' in ready ? ready.tcp : 'http' in ready ? (ready.port ?? 'PORT') : undefined;
    if (name && (await isPortOpen(this.portOf(name))))
      throw new StepError(`port ${this.portOf(name)} (${name}) is in use by another process: end it or run again`, '');
    const {workspace, directory, env: base, image, grace} = this.workspaces.find(step, 'image');
    const env: Record<string, string> = {...base};
    for (const [key, value] of Object.entries(step.env ?? {})) env[key] = substitute(value, env);
    // Uses the image's own command and user. The linter reports declared ones that differ.
    const command = image?.starts === step.start ? image.command : step.command.map((part) => substitute(part, env));
    const entry = workspace.enter(command, directory, image?.user ?? step.as);
    const started = Date.now();
    const server = this.pool.start(entry.command, {...entry, env: {...env, ...entry.env}});
    this.servers.set(step.start, server);
    this.graces.set(step.start, grace);
    if (image?.starts === step.start) this.stopSignals.set(step.start, image.stopSignal);
    const run = async (line: string, as?: string) => {
      const {command: check, ...options} = workspace.enter(
        ['sh', '-c', line],
        directory,
        as === 'image' ? image?.user : as,
      );
      return (await this.pool.start(check, {...options, env: {...env, ...options.env}}).ended).code === 0;
    };
    try {
      await waitUntilReady(
        server,
        ready,
        {portOf: (port) => this.portOf(port), run},
        this.limit(step.timeout ?? 60) * 1000,
      );
    } catch (error) {
      throw new StepError((error as Error).message, this.log());
    }
    this.slowestStart = Math.max(this.slowestStart, (Date.now() - started) / 1000);
    this.pool.living(); // records the server's sessions while their parents are still running
  }

  private async request(step: RequestStep): Promise<void> {
    let answer;
    try {
      answer = await sendRequest(step, this.portOf(step.port ?? 'PORT'), this.limit(10) * 1000);
    } catch (error) {
      throw new StepError((error as Error).message, this.log());
    }
    const wanted = step.status ?? 200;
    if (answer.status !== wanted)
      throw new StepError(
        `status is ${answer.status}, not ${wanted}; body ${JSON.stringify(answer.body.slice(0, 400))}`,
        this.log(),
      );
    for (const [header, part] of Object.entries(step.headers ?? {})) {
      const value = String(answer.headers[header.toLowerCase()] ?? '');
      if (!value.includes(part))
        throw new StepError(
          `header ${header} is ${JSON.stringify(value)}, it lacks ${JSON.stringify(part)}`,
          this.log(),
        );
    }
    const wrong = checkText(answer.body, step);
    if (wrong) throw new StepError(`body ${wrong}`, this.log());
  }

  private async stop(step: StopStep): Promise<void> {
    const server = this.servers.get(step.stop);
    if (!server?.child.pid) throw new StepError(`no server named ${step.stop} was started`, '');
    if (server.ending)
      throw new StepError(
        `${step.stop} had ended by itself, with ${server.ending.signal ?? `exit code ${server.ending.code}`}`,
        this.log(),
      );
    const signal = step.signal ?? 'SIGTERM';
    const declared = this.stopSignals.get(step.stop) ?? signal;
    if (declared !== signal)
      throw new StepError(
        `the image declares STOPSIGNAL ${declared}, and the test stops it with ${signal}: make them equal`,
        '',
      );
    this.peakMiB = Math.max(this.peakMiB, this.pool.residentMiB());
    server.child.kill(signal);
    const limit = this.limit(this.graces.get(step.stop)!);
    const ending = await Promise.race([server.ended, sleep(limit * 1000, undefined, {ref: false})]);
    if (!ending) throw new StepError(`did not end within ${limit} s after ${signal}`, this.log());
    const wanted = step.exitCode ?? 0;
    if (ending.code !== wanted)
      throw new StepError(`ended with ${ending.signal ?? `exit code ${ending.code}`}, not ${wanted}`, this.log());
    const wrong = checkText(server.output(), step);
    if (wrong) throw new StepError(`log ${wrong}`, this.log());
  }
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

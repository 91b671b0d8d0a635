import type {GuideRecord} from '@aloft/content/guides';
import type {TestResult} from '@aloft/content/samples';

// `examples/example.schema.json` describes the fields of an example.json. Comments here add defaults and meanings.

/** A program that must be on the machine before an example can run. */
export interface Toolchain {
  readonly name: string;
  /** Shell command that prints the version; the first dotted number in its output counts. */
  readonly command: string;
  readonly minimum?: string;
  /** Debian packages that provide it, for `--install`. Empty if Debian's version is too old. */
  readonly debian?: readonly string[];
}

/** Expectation about a response body or a command's output. */
export interface Expectation {
  readonly contains?: string | readonly string[];
  /** The whole text, without white space at either end. */
  readonly equals?: string;
}

export interface RequestStep extends Expectation {
  readonly request: string;
  /** Default `PORT`. */
  readonly port?: string;
  /** Default 200. */
  readonly status?: number;
  /** Request headers. */
  readonly send?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Strings that response headers must contain, by header name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** How and where a program runs. */
interface Place {
  /** Unix user if the runner is root, or `image` for the image's own; default the runner's user. */
  readonly as?: string;
  /** Working directory below the example's; default the example's. A Dockerfile there is compared with its steps. */
  readonly cwd?: string;
  /**
   * Location of a step if images are built: `host` (the machine), `build` (the build stage with all files of the
   * example), `image` (the built image), or the path of a Dockerfile for its image. By default, steps of `install`,
   * `build`, `failures` and `versions` run in the build stage, and those of `script` in the image.
   */
  readonly on?: string;
}

/** A shell command that runs in the example's directory until it exits. */
export interface RunStep extends Expectation, Place {
  readonly run: string;
  /** Default 0. */
  readonly exitCode?: number;
  /** Timeout in seconds; default 300. */
  readonly timeout?: number;
}

/** Readiness check of a server: an HTTP path that returns 2xx, an open port, or a command that exits with 0. */
export type Readiness =
  | {readonly http: string; readonly port?: string}
  | {readonly tcp: string}
  | {readonly run: string; readonly as?: string};

/** A server that runs until a stop step or the end of the run. */
export interface StartStep extends Place {
  readonly start: string;
  /** Program and arguments; `${NAME}` is replaced with a variable of the run's environment. */
  readonly command: readonly string[];
  readonly ready: Readiness;
  /** Timeout for readiness in seconds; default 60. */
  readonly timeout?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Stops a server within the grace period of its manifest, and checks its exit code and its log. */
export interface StopStep extends Pick<Expectation, 'contains'> {
  readonly stop: string;
  /** Default `SIGTERM`. */
  readonly signal?: 'SIGTERM' | 'SIGINT' | 'SIGQUIT';
  /** Default 0. It's 143 for a server that finishes its work and is then terminated by SIGTERM. */
  readonly exitCode?: number;
}

export type Step = RunStep | StartStep | RequestStep | StopStep;

/** A line of a Dockerfile, the test or the guide without a counterpart on the other side, and the reason. */
interface Difference {
  /** The instruction with its arguments (`RUN apt-get update …`), the test's command, or the guide's quote. */
  readonly what: string;
  readonly why: string;
}

/** One example, its guide and its declared test: its `example.json`. */
export interface Example extends Partial<GuideRecord> {
  readonly guide: string;
  readonly title: string;
  /** `image` means that the example's images were built and run. */
  readonly level: 'image' | 'served' | 'stand-in' | 'built' | 'source-checked';
  readonly label: string;
  readonly untested?: true;
  /** Programs that the test needs on the machine if no image is built. */
  readonly toolchains: readonly Toolchain[];
  /**
   * Base image in which the steps of the build stage run, with all files of the example; default the stage `build`, or
   * the only stage. In an example with a level other than `image`, all steps run in it.
   */
  readonly toolbox?: string;
  /** Whether it starts before the others, because it takes minutes. */
  readonly slow?: boolean;
  /** Environment variables of every step. `${NAME}` is replaced with an earlier variable. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of variables, each of which gets a free port; default only `PORT`. */
  readonly ports?: readonly string[];
  readonly install?: readonly (string | RunStep)[];
  readonly build?: readonly (string | RunStep)[];
  /** The app's server; its name in messages is `server`. By default, it's ready when it responds to `/healthz`. */
  readonly start?: Omit<StartStep, 'start' | 'ready'> & {readonly ready?: Readiness};
  readonly requests?: readonly RequestStep[];
  readonly stop?: Omit<StopStep, 'stop'>;
  /** Steps that replace start, requests and stop, for several servers or a restart. */
  readonly script?: readonly Step[];
  /** Intended mistakes, which run last: commands that fail with messages that the guide quotes. */
  readonly failures?: readonly RunStep[];
  /** Errors that the guide quotes although no step provokes them. */
  readonly unprovoked?: readonly Difference[];
  /** Commands that the guide runs on the reader's computer but no step runs. */
  readonly untestedCommands?: readonly Difference[];
  /** Programs whose versions the guide shows, with commands to run after the build. The first dotted number counts. */
  readonly versions: readonly (Pick<Toolchain, 'name' | 'command'> & Pick<Place, 'on'>)[];
  /** Intended differences between each Dockerfile and the test. All other RUN and CMD instructions must be equal. */
  readonly dockerfile?: DockerfileCheck | readonly DockerfileCheck[];
}

/** One Dockerfile of an example, and its declared differences from the test. */
export interface DockerfileCheck {
  /** Default `Dockerfile`. */
  readonly path?: string;
  /** Name of the start step that ENTRYPOINT and CMD must equal; default `server`. */
  readonly starts?: string;
  /** `RUN …` that the test doesn't run, or `CMD` if the test starts the server in another way. */
  readonly onlyInDockerfile?: readonly Difference[];
  readonly onlyInTest?: readonly Difference[];
}

/** An example with its location. */
export interface LocatedExample extends Example {
  /** `<group>/<name>`, such as `go/generic`. */
  readonly id: string;
  /** Absolute path of its directory. */
  readonly directory: string;
}

/** Result of one example. */
export type Outcome =
  | ({readonly kind: 'passed'; readonly seconds: number} & TestResult)
  | {readonly kind: 'unchanged'; readonly since: string}
  | {readonly kind: 'skipped'; readonly reason: string}
  | {
      readonly kind: 'failed';
      readonly step: string;
      readonly message: string;
      readonly log: readonly string[];
      readonly seconds: number;
    };

export type Version = TestResult['versions'][number];

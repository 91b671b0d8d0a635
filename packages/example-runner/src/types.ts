import type {GuideRecord} from '@aloft/content/guides';

/** Level of verification. `image` means that the example's images were built and run. */
export type Level = 'image' | 'served' | 'stand-in' | 'built' | 'source-checked';

/** A program that must be on the machine before an example can run. */
export interface Toolchain {
  /** Display name, such as `Go`. */
  readonly name: string;
  /** Shell command that prints the version; the first dotted number in its output counts. */
  readonly command: string;
  /** Minimum version, such as `1.26`. */
  readonly minimum?: string;
  /** Debian packages that provide it, for `--install`. Empty if Debian's version is too old. */
  readonly debian?: readonly string[];
}

/** Expectation about a response body or a command's output. */
export interface Expectation {
  /** One or more strings that must occur in it. */
  readonly contains?: string | readonly string[];
  /** The whole text, without white space at either end. */
  readonly equals?: string;
}

/** An HTTP request to a server of the example, and the expected response. */
export interface RequestStep extends Expectation {
  /** Method and path: `GET /healthz`. */
  readonly request: string;
  /** Name of the port; default `PORT`. */
  readonly port?: string;
  /** Expected status; default 200. */
  readonly status?: number;
  /** Request headers. */
  readonly send?: Readonly<Record<string, string>>;
  /** Request body. */
  readonly body?: string;
  /** Strings that response headers must contain, by header name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A shell command that runs in the example's directory until it exits. */
export interface RunStep extends Expectation {
  readonly run: string;
  /** Exit code it must have; default 0. */
  readonly exitCode?: number;
  /** Timeout in seconds; default 300. */
  readonly timeout?: number;
  /** Unix user for the step if the runner is root, or `image` for the image's own; default the runner's user. */
  readonly as?: string;
  /** Working directory below the example's; default the example's. A Dockerfile there is compared with its steps. */
  readonly cwd?: string;
  readonly on?: Where;
}

/**
 * Location of a step if images are built: `host` (the machine), `build` (the build stage with all files of the
 * example), `image` (the built image), or the path of a Dockerfile for its image. By default, steps of `install`,
 * `build`, `failures` and `versions` run in the build stage, and those of `script` in the image.
 */
export type Where = string;

/** Readiness check of a server: an HTTP path that returns 2xx, an open port, or a command that exits with 0. */
export type Readiness =
  | {readonly http: string; readonly port?: string}
  | {readonly tcp: string}
  | {readonly run: string; readonly as?: string};

/** A server that runs until a stop step or the end of the run. */
export interface StartStep {
  /** Name, to which a stop step refers. */
  readonly start: string;
  /** Program and arguments; `${NAME}` is replaced with a variable of the run's environment. */
  readonly command: readonly string[];
  readonly ready: Readiness;
  /** Timeout for readiness in seconds; default 60. */
  readonly timeout?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly as?: string;
  readonly cwd?: string;
  readonly on?: Where;
}

/** Stops a server within the grace period of its manifest, and checks its exit code and its log. */
export interface StopStep extends Pick<Expectation, 'contains'> {
  /** Name of the start step. */
  readonly stop: string;
  /** Default `SIGTERM`. */
  readonly signal?: 'SIGTERM' | 'SIGINT' | 'SIGQUIT';
  /** Expected exit code; default 0. It's 143 for a server that finishes its work and is then terminated by SIGTERM. */
  readonly exitCode?: number;
}

export type Step = RunStep | StartStep | RequestStep | StopStep;

/** A line of a Dockerfile, the test or the guide without a counterpart on the other side, and the reason. */
export interface Difference {
  /** The instruction with its arguments (`RUN apt-get update …`), the test's command, or the guide's quote. */
  readonly what: string;
  readonly why: string;
}

/** One example, its guide and its declared test: its `example.json`. */
export interface Example extends Partial<GuideRecord> {
  /** Route of the page that shows the example. */
  readonly guide: string;
  /** Title of the example. */
  readonly title: string;
  readonly level: Level;
  /** The guide's text before the versions: `tested in a container with`. */
  readonly label: string;
  /** The software that the page is about never ran: another server replaced it, or only the source was checked. */
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
  /** Reason why a CI machine may be skipped without the toolchain; without it, `REQUIRE_ALL=1` fails on a skip. */
  readonly expectedSkip?: string;
  /** Environment variables of every step. `${NAME}` is replaced with an earlier variable. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of variables, each of which gets a free port; default only `PORT`. */
  readonly ports?: readonly string[];
  /** Commands that install dependencies. */
  readonly install?: readonly (string | RunStep)[];
  /** Commands that build, migrate and test. */
  readonly build?: readonly (string | RunStep)[];
  /** The app's server; its name in messages is `server`. */
  readonly start?: Omit<StartStep, 'start' | 'ready'> & {readonly ready?: Readiness};
  readonly requests?: readonly RequestStep[];
  readonly stop?: Omit<StopStep, 'stop'>;
  /** Steps that replace start, requests and stop, for several servers or a restart. */
  readonly script?: readonly Step[];
  /** Intended mistakes, which run last: commands that fail with messages that the guide quotes. */
  readonly failures?: readonly RunStep[];
  /** Errors that the guide quotes although no step provokes them, with the reason. */
  readonly unprovoked?: readonly Difference[];
  /** Commands that the guide runs on the reader's computer but no step runs, with the reason. */
  readonly untestedCommands?: readonly Difference[];
  /** Programs whose versions the guide shows, with commands to run after the build. The first dotted number counts. */
  readonly versions: readonly {readonly name: string; readonly command: string; readonly on?: Where}[];
  /** Intended differences between each Dockerfile and the test. All other RUN and CMD instructions must be equal. */
  readonly dockerfile?: DockerfileCheck | readonly DockerfileCheck[];
}

/** One Dockerfile of an example, and its declared differences from the test. */
export interface DockerfileCheck {
  /** Its path in the example's directory; default `Dockerfile`. */
  readonly path?: string;
  /** Name of the start step that ENTRYPOINT and CMD must equal; default `server`. */
  readonly starts?: string;
  /** `RUN …` that the test doesn't run, or `CMD` if the test starts the server in another way. */
  readonly onlyInDockerfile?: readonly Difference[];
  /** Commands of the test that are not in this Dockerfile. */
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
  | {
      readonly kind: 'passed';
      readonly seconds: number;
      readonly memoryMiB?: number;
      readonly startClass?: StartClass;
      readonly versions: readonly Version[];
      readonly image?: ImageResult;
      /** Hash of what the result depends on. */
      readonly inputs?: string;
    }
  | {readonly kind: 'unchanged'; readonly since: string}
  | {readonly kind: 'skipped'; readonly reason: string; readonly expected: boolean}
  | {
      readonly kind: 'failed';
      readonly step: string;
      readonly message: string;
      readonly log: readonly string[];
      readonly seconds: number;
    };

export interface Version {
  readonly name: string;
  readonly version: string;
}

/** How long the slowest server took from its start until it was ready. A class, because seconds differ between machines. */
export type StartClass = '<1 s' | '1–5 s' | '>5 s';

/** Images that a run built and ran. */
export interface ImageResult {
  /** Official base images that were replaced by local ones. */
  readonly bases: readonly string[];
  /** Number of built images. Absent if there is only one. */
  readonly count?: number;
  /** Compressed size of all images, in MiB; measured only for a record. */
  readonly sizeMiB?: number;
}

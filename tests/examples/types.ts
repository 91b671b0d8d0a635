import type {GuideRecord} from '../../markdown/guides/GuideRecord';

/** How far an example is verified. `image` means that its images were built and run. */
export type Level = 'image' | 'served' | 'stand-in' | 'built' | 'source-checked';

/** A program that must be on the machine before an example can run. */
export interface Toolchain {
  /** Name as a reader knows it, such as `Go`. */
  readonly name: string;
  /** Shell command that prints the version; the first dotted number in its output counts. */
  readonly command: string;
  /** Lowest version that works, such as `1.26`. */
  readonly minimum?: string;
  /** Debian packages that provide it, for `--install`. Empty when Debian's version is too old. */
  readonly debian?: readonly string[];
}

/** Expectation about a response body or a command's output. */
export interface Expectation {
  /** A text that occurs in it, or several that all do. */
  readonly contains?: string | readonly string[];
  /** The whole text, without white space at both ends. */
  readonly equals?: string;
}

/** One HTTP request to a server that the example started, and the response it must get. */
export interface RequestStep extends Expectation {
  /** Method and path: `GET /healthz`. */
  readonly request: string;
  /** Name of the port it goes to; default `PORT`. */
  readonly port?: string;
  /** Status the response must have; default 200. */
  readonly status?: number;
  /** Request headers. */
  readonly send?: Readonly<Record<string, string>>;
  /** Request body. */
  readonly body?: string;
  /** Texts that response headers must contain, by header name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A shell command that runs in the example's directory until it exits. */
export interface RunStep extends Expectation {
  readonly run: string;
  /** Exit code it must have; default 0. */
  readonly exitCode?: number;
  /** Seconds it may take; default 300. */
  readonly timeout?: number;
  /** Unix user that runs it when the runner is root, or `image` for the image's own; default the runner's. */
  readonly as?: string;
  /** Directory of the example to run it in; default the example's own. A Dockerfile there is compared with its steps. */
  readonly cwd?: string;
  readonly on?: Where;
}

/**
 * Where a step runs when images are built: `host` (the machine), `build` (the build stage with all files of the example),
 * `image` (the built image), or the built image of the Dockerfile at this path. By default steps of `install`, `build`,
 * `failures` and `versions` run in the build stage, and those of `script` in the image.
 */
export type Where = string;

/** How the runner learns that a server is ready: an HTTP path that returns 2xx, an open port, or a command that exits 0. */
export type Readiness =
  | {readonly http: string; readonly port?: string}
  | {readonly tcp: string}
  | {readonly run: string; readonly as?: string};

/** A server that stays up until a stop step or the end of the run. */
export interface StartStep {
  /** Name by which a stop step ends it. */
  readonly start: string;
  /** Program and arguments; `${NAME}` stands for a variable of the run's environment. */
  readonly command: readonly string[];
  readonly ready: Readiness;
  /** Seconds until it must be ready; default 60. */
  readonly timeout?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly as?: string;
  readonly cwd?: string;
  readonly on?: Where;
}

/** Ends a server and checks how it ended, and what it wrote until then. */
export interface StopStep extends Pick<Expectation, 'contains'> {
  /** Name of the start step. */
  readonly stop: string;
  /** Default `SIGTERM`. */
  readonly signal?: 'SIGTERM' | 'SIGINT' | 'SIGQUIT';
  /** Exit code it must have; default 0. A server that finishes its work and then lets SIGTERM end it has 143. */
  readonly exitCode?: number;
  /** Seconds it may take; default 15. */
  readonly timeout?: number;
}

export type Step = RunStep | StartStep | RequestStep | StopStep;

/** A line of a Dockerfile, of the test or of the guide that has no counterpart on the other side, and why. */
export interface Difference {
  /** The instruction with its arguments (`RUN apt-get update …`), the test's command, or what the guide quotes. */
  readonly what: string;
  readonly why: string;
}

/** One example, its guide and its declared test: its `example.json`. */
export interface Example extends Partial<GuideRecord> {
  /** Route of the page that shows it. */
  readonly guide: string;
  /** Title of the example. */
  readonly title: string;
  readonly level: Level;
  /** Words of the guide before the versions: `tested in a container with`. */
  readonly label: string;
  /** The software that the page is about never ran: another server replaced it, or only the source was checked. */
  readonly untested?: true;
  /** Programs that the test needs on the machine when no image is built. */
  readonly toolchains: readonly Toolchain[];
  /**
   * Base image that the steps of the build stage run in, with all files of the example; default the stage `build`, or the
   * only one. In an example below level `image`, all steps run in it.
   */
  readonly toolbox?: string;
  /** Starts before the others, because it takes minutes. */
  readonly slow?: boolean;
  /** Why a machine of CI may rightly lack the toolchain; without it `REQUIRE_ALL=1` fails on a skip. */
  readonly expectedSkip?: string;
  /** Variables of every step. `${NAME}` stands for a variable set before. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of variables that get a free port each; default `PORT` alone. */
  readonly ports?: readonly string[];
  /** Commands that get the dependencies. */
  readonly install?: readonly (string | RunStep)[];
  /** Commands that build, migrate and test. */
  readonly build?: readonly (string | RunStep)[];
  /** The app's server; its name in messages is `server`. */
  readonly start?: Omit<StartStep, 'start' | 'ready'> & {readonly ready?: Readiness};
  readonly requests?: readonly RequestStep[];
  readonly stop?: Omit<StopStep, 'stop'>;
  /** Instead of start, requests and stop: steps in order, for several servers or a restart. */
  readonly script?: readonly Step[];
  /** Mistakes on purpose, made after everything else: commands that fail with the words that the guide quotes. */
  readonly failures?: readonly RunStep[];
  /** Errors that the guide quotes but no step provokes, with the reason. */
  readonly unprovoked?: readonly Difference[];
  /** Programs whose versions the guide names: commands run after the build; the first dotted number counts. */
  readonly versions: readonly {readonly name: string; readonly command: string; readonly on?: Where}[];
  /** How each Dockerfile and the test differ, on purpose. Every other RUN and CMD must be equal on both sides. */
  readonly dockerfile?: DockerfileCheck | readonly DockerfileCheck[];
}

/** One Dockerfile of an example, and its declared differences from the test. */
export interface DockerfileCheck {
  /** Its path in the example's directory; default `Dockerfile`. */
  readonly path?: string;
  /** Name of the start step that CMD (with ENTRYPOINT before it) must equal; default `server`. */
  readonly starts?: string;
  /** `RUN …` that the test does not run, or `CMD` when the test starts the server in another way. */
  readonly onlyInDockerfile?: readonly Difference[];
  /** Commands of the test that are not in this Dockerfile. */
  readonly onlyInTest?: readonly Difference[];
}

/** An example and where it is. */
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
      readonly versions: readonly Version[];
      readonly image?: ImageResult;
    }
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

/** Images that a run built and ran. */
export interface ImageResult {
  /** Official base images that were replaced by local ones. */
  readonly bases: readonly string[];
  /** Number of built images. Absent if there is only one. */
  readonly count?: number;
  /** Compressed size of all images, in MiB; measured only for a record. */
  readonly sizeMiB?: number;
}

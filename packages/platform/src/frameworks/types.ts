/** Contents of a project's files by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** What a project's Dockerfile depends on, apart from the project's files. */
export interface Settings {
  /** Port that the process listens on. */
  readonly port: number;
  /** Directory of the app in a workspace, such as `apps/web`; empty if the app is at the root. */
  readonly directory: string;
  /** Name of the app. */
  readonly app: string;
  /** Path of the health check, if the reader chose one. */
  readonly health?: string | undefined;
}

/** A list whose entries don't all apply. */
export type Lines = readonly (string | false | undefined | readonly string[])[];

/** What a recognizer found in a project, and what the project needs to run. */
export interface Found {
  /** Name of the framework, or of the language. */
  readonly framework: string;
  /** What was found, and in which file: `npm in package-lock.json`. */
  readonly found: Lines;
  /** Path of the guide below `/docs/guides-and-samples/`. */
  readonly guide: string;
  readonly dockerfile: string;
  /** Lines of `.dockerignore` for the framework's own files. */
  readonly ignored: Lines;
  /** Further files that the image needs, by path. */
  readonly files?: ProjectFiles;
  /** Path of a health check that the framework answers without a change; default `/`. */
  readonly health?: string;
  /** Default 128Mi. */
  readonly memory?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  /** Mount path of a volume for the data that the app writes. */
  readonly volume?: string;
  /** Values of build arguments. */
  readonly args?: Readonly<Record<string, string>>;
  /** Command that migrates the database before the machines of a release start. */
  readonly release?: readonly string[];
  /** Whether the framework generates a Dockerfile that needs the settings above. */
  readonly generatesDockerfile?: true;
  /** Changes that the project needs before it can be deployed. */
  readonly todo?: Lines;
}

/** What `aloft init` writes for a recognized project: all of `.dockerignore`, and the defaults. */
export interface Recipe extends Found {
  readonly found: readonly string[];
  readonly ignored: readonly string[];
  readonly health: string;
  readonly memory: string;
  readonly todo: readonly string[];
}

export const applicable = (lines: Lines = []): string[] =>
  lines.filter((line) => line !== false && line !== undefined).flat();

/** The files of one app, with paths relative to its directory. */
export class Project {
  constructor(
    private readonly files: ProjectFiles,
    readonly settings: Settings,
  ) {}

  /** The workspace, in whose root the lock file is. */
  get root(): Project {
    return new Project(this.files, {...this.settings, directory: ''});
  }

  private path(file: string): string {
    return this.settings.directory ? `${this.settings.directory}/${file}` : file;
  }

  /** Contents of a file of the app, or an empty string. */
  read(file: string): string {
    return this.files[this.path(file)] ?? '';
  }

  has(file: string): boolean {
    return Object.hasOwn(this.files, this.path(file));
  }

  /** Whether the app has a directory. */
  hasDirectory(directory: string): boolean {
    return this.list().some((file) => file.startsWith(`${directory}/`));
  }

  /** Directories with tests, which the image doesn't need. */
  tests(): string[] {
    return ['spec', 'test', 'tests'].filter((directory) => this.hasDirectory(directory));
  }

  /** The first of several files that exists in the app. */
  first(...names: readonly string[]): string | undefined {
    return names.find((name) => this.has(name));
  }

  /** Paths of the app's files, without installed packages. */
  list(): string[] {
    const prefix = this.path('');
    return Object.keys(this.files)
      .filter((file) => file.startsWith(prefix) && !/(?:^|\/)(?:node_modules|\.venv|vendor|target|\.git)\//.test(file))
      .map((file) => file.slice(prefix.length));
  }

  /** All matches of an expression in files whose name matches. */
  search(name: RegExp, expression: RegExp): {readonly file: string; readonly match: RegExpExecArray}[] {
    return this.list()
      .filter((file) => name.test(file))
      .flatMap((file) => [...this.read(file).matchAll(expression)].map((match) => ({file, match})));
  }

  /** Contents of a JSON file, or an empty object. */
  readJson(file: string): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(this.read(file));
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
}

/** Recognizes projects in a language, and says what they need. */
export type Recognizer = (project: Project, settings: Settings) => Found | undefined;

/** Instructions of a Dockerfile, without those that don't apply. */
export function instructions(...lines: Lines): string {
  return `${applicable(lines).join('\n')}\n`;
}

/** The instruction that installs Debian packages; none without one. */
export function installPackages(...packages: readonly (string | false)[]): string | false {
  const names = packages.filter((one) => one).join(' ');
  return (
    names !== '' &&
    `RUN apt-get update && apt-get install -y --no-install-recommends ${names} && rm -rf /var/lib/apt/lists/*`
  );
}

/** A RUN instruction whose cache directories are kept between builds. */
export function runCached(command: string, ...directories: readonly string[]): string {
  const mounts = directories.map((directory) => `--mount=type=cache,target=${directory} \\\n    `);
  return `RUN ${mounts.join('')}${command}`;
}

/** An instruction whose arguments are a JSON list. */
export function command(words: readonly string[]): string {
  return `CMD [${words.map((word) => JSON.stringify(word)).join(', ')}]`;
}

/** User of images whose base has none for servers. */
export const unprivileged = '65532:65532';

/** The last instructions of an image: its user, and how the server starts. */
export function runAs(user: string, port: number, words: readonly string[], ...env: readonly string[]): string[] {
  return [`USER ${user}`, ...env.map((values) => `ENV ${values}`), `EXPOSE ${port}`, command(words)];
}

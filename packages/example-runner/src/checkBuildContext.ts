import path from 'node:path';
import {type Copy, DockerfileParser, type From, type Instruction, type Workdir} from 'dockerfile-ast';

/** The files of a Dockerfile stage. */
interface Stage {
  readonly names: readonly string[];
  workdir: string;
  /** Absolute paths that a COPY creates, including everything below them. */
  readonly copied: string[];
  /** Whether a RUN may create more files. */
  runs: boolean;
}

const isUnder = (file: string, directory: string) =>
  file === directory || file.startsWith(directory === '/' ? '/' : `${directory}/`);

/** Whether a source of COPY, which is a path or a pattern, matches a file of the context. */
function findsFile(source: string, files: readonly string[]): boolean {
  const wanted = path.posix.normalize(source).replace(/^\/+|\/+$/g, '');
  if (wanted === '.' || wanted === '') return files.length > 0;
  const finds = readDockerignore(wanted);
  return files.some((file) => !finds(file));
}

/** Destination of a COPY: a directory if it ends in a slash or has several sources. */
function listTargets(
  sources: readonly string[],
  destination: string,
  workdir: string,
  files: readonly string[] | undefined,
): string[] {
  const target = path.posix.resolve(workdir, destination);
  const isDirectory = destination.endsWith('/') || destination === '.' || sources.length > 1;
  if (!isDirectory) return [target];
  return sources.flatMap((source) => {
    const name = path.posix.basename(source);
    if (!files) return [path.posix.join(target, name), target];
    const inside = files.filter((file) => source === '.' || file.startsWith(`${source.replace(/\/$/, '')}/`));
    return inside.length
      ? inside.map((file) => path.posix.join(target, source === '.' ? file : path.posix.relative(source, file)))
      : [path.posix.join(target, name)];
  });
}

/**
 * Checks that the builder finds the files that the Dockerfile names. Sources of COPY and ADD must be in the context
 * after `.dockerignore`, `--from` must name an earlier stage or an image, files that are copied from a stage must be
 * created there, and a program that CMD runs by its path must be in the last stage.
 * @param files paths of the context, from its root
 * @returns one line per problem
 */
export function checkBuildContext(text: string, files: readonly string[], dockerignore: string): string[] {
  const seen = readDockerignore(dockerignore);
  const context = files.filter(seen);
  const problems: string[] = [];
  const stages: Stage[] = [];

  const begin = (from: From) => {
    const parent = stages.find(({names}) => names.includes(from.getImage() ?? ''));
    stages.push({
      names: [from.getBuildStage() ?? '', String(stages.length)].filter(Boolean),
      workdir: parent?.workdir ?? '/',
      copied: [...(parent?.copied ?? [])],
      runs: parent?.runs ?? false,
    });
  };

  const copy = (instruction: Copy, stage: Stage) => {
    const line = `line ${instruction.getRange().start.line + 1}`;
    const values = instruction.getArguments().map((one) => one.getValue());
    const destination = values.at(-1) ?? '.';
    const sources = values.slice(0, -1);
    const name = instruction
      .getFlags()
      .find((flag) => flag.getName() === 'from')
      ?.getValue();
    if (!name) {
      for (const source of sources) {
        if (!findsFile(source, context))
          problems.push(
            `${line}: ${source} is not in the context${findsFile(source, files) ? ': .dockerignore leaves it out' : ''}`,
          );
      }
      if (sources.some((source) => /^\.?\/?$/.test(path.posix.normalize(source))) && ['.env', '.env.local'].some(seen))
        problems.push(
          `${line}: copies the whole context: add .env* to .dockerignore, because such files contain secrets`,
        );
      stage.copied.push(...listTargets(sources, destination, stage.workdir, context));
      return;
    }
    const origin = stages.slice(0, -1).find(({names}) => names.includes(name));
    if (!origin && !/[:/]/.test(name)) problems.push(`${line}: --from=${name} names no stage before this one`);
    for (const source of sources) {
      const wanted = path.posix.resolve('/', source);
      // A stage without COPY and RUN has the files of its base image.
      const made =
        !origin?.copied.length ||
        origin.runs ||
        origin.copied.some((file) => isUnder(file, wanted) || isUnder(wanted, file));
      if (!made) problems.push(`${line}: nothing in the stage ${name} makes ${source}`);
      const isWorkdir = origin && wanted === origin.workdir;
      if (isWorkdir)
        stage.copied.push(
          ...origin.copied.map((file) =>
            path.posix.resolve(stage.workdir, destination, path.posix.relative(wanted, file)),
          ),
        );
    }
    stage.copied.push(...listTargets(sources, destination, stage.workdir, undefined));
  };

  const start = (instruction: Instruction, stage: Stage) => {
    let program = '';
    try {
      [program = ''] = JSON.parse(instruction.getArgumentsContent() ?? '[]') as string[];
    } catch {
      return; // compareDockerfile reports a command that isn't a list
    }
    if (!program.includes('/')) return; // from PATH, so the base image or a package contains it
    const wanted = path.posix.resolve(stage.workdir, program);
    const made = stage.copied.some(
      (file) =>
        file === wanted || (!context.includes(path.posix.relative(stage.workdir, file)) && isUnder(wanted, file)),
    );
    if (!made) problems.push(`${instruction.getKeyword()} starts ${program}, which no COPY puts into the last stage`);
  };

  const instructions = DockerfileParser.parse(text).getInstructions();
  for (const instruction of instructions) {
    const keyword = instruction.getKeyword();
    const stage = stages.at(-1);
    if (keyword === 'FROM') begin(instruction as From);
    else if (!stage) continue;
    else if (keyword === 'WORKDIR')
      stage.workdir = path.posix.resolve(stage.workdir, (instruction as Workdir).getPath() ?? '.');
    else if (keyword === 'RUN') stage.runs = true;
    else if (keyword === 'COPY' || keyword === 'ADD') copy(instruction as Copy, stage);
  }
  const last = stages.at(-1);
  const entry = instructions
    .filter((one) => ['ENTRYPOINT', 'CMD'].includes(one.getKeyword()) && one.getArgumentsContent() !== '[]')
    .at(-1);
  if (last && entry) start(entry, last);
  return problems;
}

/** Converts a line of `.dockerignore`: paths start at the context's root, and `**` matches any directories. */
function toPattern(line: string): RegExp {
  const path = line.replace(/^\/+|\/+$/g, '');
  const body = path.replace(/\*\*\/|\*\*|\*|\?|[^*?]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : part.replace(/[.+^${}()|[\]\\]/, '\\$&');
  });
  return new RegExp(`^${body}(?:/.*)?$`);
}

/**
 * Parses `.dockerignore`. The returned function reports whether a path is part of the build context; the last matching
 * line takes precedence.
 */
export function readDockerignore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({keeps: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, ''))}));
  return (path) => rules.filter(({pattern}) => pattern.test(path)).at(-1)?.keeps ?? true;
}

import {
  DockerfileParser,
  type Copy,
  type From,
  type Instruction,
  type JSONInstruction,
  type ModifiableInstruction,
  type PropertyInstruction,
} from 'dockerfile-ast';
import {validate as validateDockerfile} from 'dockerfile-utils';

/** A parsed Dockerfile for the rules. */
interface Parsed {
  readonly instructions: readonly Instruction[];
  readonly froms: readonly From[];
  /** Stage names in order. */
  readonly stages: readonly string[];
  /** Instructions of the last stage. */
  readonly last: readonly Instruction[];
}

/** A rule with its check. IDs beginning with `DL` are hadolint's. */
interface Rule {
  readonly id: string;
  readonly find: (dockerfile: Parsed) => readonly string[];
}

/** Official images whose release lines have only a major number, such as Java's. */
const majorOnly = /^(eclipse-temurin|postgres)$/;
const secretName = /(PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_?KEY|CREDENTIALS?)/;

/**
 * hadolint's rules that apply to the samples, and a few of our own. Left out are rules about package managers that no
 * sample uses, DL3008 and DL3013 (versions are pinned by the Debian release and by lock files with hashes), DL3057
 * (the manifest declares the health check, see `lintManifest`), and DL3059 (each RUN instruction is a cached step).
 */
const rules: readonly Rule[] = [
  rule('DL3000', 'WORKDIR', (one) => !argumentsOf(one).startsWith('/') && 'use an absolute path'),
  {
    id: 'DL3002',
    find: ({last}) => {
      const user = last.filter((one) => one.getKeyword() === 'USER').at(-1);
      return !user || /^(root|0)(:|$)/.test(argumentsOf(user))
        ? ['the last stage runs as root: add a USER that is not root']
        : [];
    },
  },
  rule('DL3003', 'RUN', (one) => /(^|&&|;)\s*cd\s/.test(argumentsOf(one)) && 'use WORKDIR instead of cd'),
  rule('DL3004', 'RUN', (one) => /\bsudo\b/.test(argumentsOf(one)) && 'leave out sudo: the build runs as root'),
  {
    id: 'DL3006, DL3007',
    find: ({froms, stages}) =>
      froms.flatMap((from) => {
        const image = from.getImageName() ?? '';
        const tag = from.getImageTag() ?? '';
        // A tag of one release passes too, because some projects, such as Deno, don't publish tags of release lines.
        const isPinned = majorOnly.test(image) ? /^\d+/.test(tag) : /^\d+\.\d+|^(bookworm|trixie)\b/.test(tag);
        if (image === 'scratch' || stages.includes(image) || from.getImageDigest() || isPinned) return [];
        return [`FROM ${from.getImage()}: pin a release line in the tag, such as debian:trixie-slim or golang:1.27`];
      }),
  },
  rule(
    'DL3009',
    'RUN',
    (one) =>
      /\bapt-get install\b/.test(argumentsOf(one)) &&
      !/rm -rf \/var\/lib\/apt\/lists\/\*/.test(argumentsOf(one)) &&
      'delete /var/lib/apt/lists/* in the instruction that installs packages',
  ),
  rule(
    'DL3014',
    'RUN',
    (one) => /\bapt-get install\b(?!.*\s(-y|--yes)\b)/s.test(argumentsOf(one)) && 'add -y to apt-get install',
  ),
  rule(
    'DL3015',
    'RUN',
    (one) =>
      /\bapt-get install\b(?!.*--no-install-recommends)/s.test(argumentsOf(one)) &&
      'add --no-install-recommends to apt-get install',
  ),
  rule('DL3020', 'ADD', () => 'use COPY instead of ADD'),
  rule('DL3021', 'COPY', (one) => {
    const paths = pathsOf(one);
    return paths.length > 2 && !paths.at(-1)!.endsWith('/') && 'end the target of several sources with a slash';
  }),
  {
    id: 'DL3022',
    find: ({instructions, stages}) =>
      instructions
        .filter((one) => one.getKeyword() === 'COPY')
        .flatMap((one) => (one as Copy).getFromFlag()?.getValue() ?? [])
        .filter((from) => !stages.includes(from))
        .map((from) => `COPY --from=${from}: copy from a stage of this Dockerfile`),
  },
  {
    id: 'DL3024',
    find: ({stages}) =>
      stages.filter((name, index) => stages.indexOf(name) !== index).map((name) => `two stages are named ${name}`),
  },
  ...['CMD', 'ENTRYPOINT'].map((keyword) =>
    rule(
      'DL3025',
      keyword,
      (one) =>
        !(one as JSONInstruction).getOpeningBracket() &&
        'use the JSON form, so that the process itself gets the stop signal',
    ),
  ),
  rule('DL3027', 'RUN', (one) => /(^|[\s;&])apt\s/.test(argumentsOf(one)) && 'use apt-get instead of apt'),
  rule(
    'DL3042',
    'RUN',
    (one) =>
      /\bpip3? install\b/.test(argumentsOf(one)) &&
      !argumentsOf(one).includes('--no-cache-dir') &&
      !(one as ModifiableInstruction).getFlags().some((flag) => flag.getValue()?.startsWith('type=cache')) &&
      'keep the cache of pip out of the layer with a cache mount or --no-cache-dir',
  ),
  {
    id: 'DL3045',
    find: ({instructions}) => {
      // A stage inherits the working directory of the stage that it's based on.
      const withDirectory = new Set<string>();
      let stage = '';
      return instructions.flatMap((one) => {
        if (one.getKeyword() === 'FROM') {
          const from = one as From;
          stage = from.getBuildStage() ?? ' last';
          if (withDirectory.has(from.getImage() ?? '')) withDirectory.add(stage);
        }
        if (one.getKeyword() === 'WORKDIR') withDirectory.add(stage);
        const target = one.getKeyword() === 'COPY' ? pathsOf(one).at(-1) : undefined;
        return target && !target.startsWith('/') && !withDirectory.has(stage)
          ? [`COPY … ${target}: set WORKDIR first`]
          : [];
      });
    },
  },
  {
    id: 'DL4004',
    find: ({last}) =>
      last.filter((one) => one.getKeyword() === 'ENTRYPOINT').length > 1 ? ['the last stage has two ENTRYPOINTs'] : [],
  },
  rule(
    'DL4006',
    'RUN',
    (one) =>
      // A pipe into xargs returns the exit code of the last command, which is the check.
      /[^|]\|(?!\||\s*xargs\b)/.test(argumentsOf(one)) &&
      'set pipefail before a pipe: /bin/sh only sees the exit code of the last command',
  ),
  ...['ARG', 'ENV'].map((keyword) =>
    rule(
      'secret',
      keyword,
      (one) =>
        (one as PropertyInstruction).getProperties().some((property) => secretName.test(property.getName())) &&
        'an image keeps this value: use a secret of the app',
    ),
  ),
  rule('port', 'EXPOSE', (one) => Number(argumentsOf(one)) < 1024 && 'use a port that a user other than root can open'),
];

/** Reports violations of the rules and syntax errors. */
export function lintDockerfile(text: string): string[] {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const froms = instructions.filter((one): one is From => one.getKeyword() === 'FROM');
  const dockerfile: Parsed = {
    instructions,
    froms,
    stages: froms.flatMap((from) => from.getBuildStage() ?? []),
    last: instructions.slice(instructions.map((one) => one.getKeyword()).lastIndexOf('FROM')),
  };
  return [
    ...validateDockerfile(text).map(({message, range}) => `line ${range.start.line + 1}: ${message}`),
    ...rules.flatMap(({id, find}) => find(dockerfile).map((problem) => `${id}: ${problem}`)),
  ];
}

/** A rule about each instruction with a keyword. */
function rule(
  id: string,
  keyword: string,
  findProblem: (instruction: Instruction) => string | false | undefined,
): Rule {
  return {
    id,
    find: ({instructions}) =>
      instructions
        .filter((one) => one.getKeyword() === keyword)
        .flatMap((one) => {
          const problem = findProblem(one);
          return problem ? [`line ${one.getRange().start.line + 1}: ${problem}`] : [];
        }),
  };
}

function argumentsOf(instruction: Instruction): string {
  return instruction.getArgumentsContent() ?? '';
}

/** Sources and target of a COPY. */
function pathsOf(instruction: Instruction): readonly string[] {
  return instruction
    .getArguments()
    .map((argument) => argument.getValue())
    .filter((value) => !value.startsWith('--'));
}

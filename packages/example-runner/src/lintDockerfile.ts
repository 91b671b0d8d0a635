import {DockerfileParser, type From, type Instruction, type JSONInstruction} from 'dockerfile-ast';
import {validate as validateDockerfile} from 'dockerfile-utils';

/** Official images whose release lines have only a major number, such as Java's. */
const majorOnly = /^(eclipse-temurin|postgres)$/;
const secretName = /\b\w*(PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_?KEY|CREDENTIALS?)\w*(?:=|$)/;

type Rule = readonly [id: string, keyword: RegExp, isWrong: (args: string, one: Instruction) => boolean, fix: string];

/**
 * hadolint's rules that apply to the samples and that a build doesn't enforce, and two of our own. Left out are DL3008 and
 * DL3013 (versions are pinned by the Debian release and by lock files with hashes), DL3057 (the manifest declares the
 * health check), and DL3059 (each RUN instruction is a cached step).
 */
const rules: readonly Rule[] = [
  ['DL3000', /WORKDIR/, (args) => !args.startsWith('/'), 'use an absolute path'],
  ['DL3003', /RUN/, (args) => /(^|&&|;)\s*cd\s/.test(args), 'use WORKDIR instead of cd'],
  [
    'DL3009',
    /RUN/,
    (args) => /\bapt-get install\b/.test(args) && !/rm -rf \/var\/lib\/apt\/lists\/\*/.test(args),
    'delete /var/lib/apt/lists/* in the instruction that installs packages',
  ],
  [
    'DL3015',
    /RUN/,
    (args) => /\bapt-get install\b(?!.*--no-install-recommends)/s.test(args),
    'add --no-install-recommends to apt-get install',
  ],
  ['DL3020', /ADD/, () => true, 'use COPY instead of ADD'],
  [
    'DL3025',
    /CMD|ENTRYPOINT/,
    (_, one) => !(one as JSONInstruction).getOpeningBracket(),
    'use the JSON form, so that the process itself gets the stop signal',
  ],
  [
    'DL3042',
    /RUN/,
    (args, one) =>
      /\bpip3? install\b(?!.*--no-cache-dir)/.test(args) && !one.getRawArgumentsContent()?.includes('type=cache'),
    'keep the cache of pip out of the layer with a cache mount or --no-cache-dir',
  ],
  [
    'DL4006',
    /RUN/,
    // A pipe into xargs returns the exit code of the last command, which is the check.
    (args) => /[^|]\|(?!\||\s*xargs\b)/.test(args),
    'set pipefail before a pipe: /bin/sh only sees the exit code of the last command',
  ],
  ['secret', /ARG|ENV/, (args) => secretName.test(args), 'an image keeps this value: use a secret of the app'],
  ['port', /EXPOSE/, (args) => Number(args) < 1024, 'use a port that a user other than root can open'],
];

/** Reports violations of the rules and syntax errors. */
export function lintDockerfile(text: string): string[] {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const argumentsOf = (one: Instruction) => one.getArgumentsContent() ?? '';
  const froms = instructions.filter((one): one is From => one.getKeyword() === 'FROM');
  const stages = froms.flatMap((from) => from.getBuildStage() ?? []);
  const last = instructions.slice(instructions.map((one) => one.getKeyword()).lastIndexOf('FROM'));
  const user = last.filter((one) => one.getKeyword() === 'USER').at(-1);
  const unpinned = froms.filter((from) => {
    const image = from.getImageName() ?? '';
    const tag = from.getImageTag() ?? '';
    // A tag of one release passes too, because some projects, such as Deno, don't publish tags of release lines.
    const isPinned = majorOnly.test(image) ? /^\d+/.test(tag) : /^\d+\.\d+|^(bookworm|trixie)\b/.test(tag);
    return !isPinned && image !== 'scratch' && !stages.includes(image) && !from.getImageDigest();
  });
  return [
    ...validateDockerfile(text).map(({message, range}) => `line ${range.start.line + 1}: ${message}`),
    ...(!user || /^(root|0)(:|$)/.test(argumentsOf(user))
      ? ['DL3002: the last stage runs as root: add a USER that is not root']
      : []),
    ...unpinned.map(
      (from) =>
        `DL3006, DL3007: FROM ${from.getImage()}: pin a release line in the tag, such as debian:trixie-slim or golang:1.27`,
    ),
    ...instructions.flatMap((one) =>
      rules
        .filter(([, keyword, isWrong]) => keyword.test(one.getKeyword()) && isWrong(argumentsOf(one), one))
        .map(([id, , , fix]) => `${id}: line ${one.getRange().start.line + 1}: ${fix}`),
    ),
  ];
}

export interface Arguments {
  /** Ids to run, in the order of the examples. */
  readonly ids: readonly string[];
  readonly list: boolean;
  readonly install: boolean;
  readonly record: boolean;
  /** Whether examples don't run whose inputs are unchanged since their recorded pass, apart from three of them. */
  readonly changed: boolean;
}

export const usage = `usage: npm run test:examples -- [--all | --changed | NAME…] [--install] [--record] [--list]
  NAME        an example such as go/generic, or a group such as go
  --all       every example
  --changed   every example that has changed since its recorded pass, and three others, which depend on the date
  --install   first install missing toolchains from Debian's packages (as root)
  --record    write the results of those that pass to examples/verification.json
  --list      print the names and leave
  REQUIRE_ALL=1 in the environment makes an unexpected skip a failure`;

/**
 * Parses the command line.
 * @throws Error with the usage for an unknown flag or name, or if no example is named
 */
export function parseArguments(argv: readonly string[], known: readonly string[]): Arguments {
  const flags = new Set(argv.filter((argument) => argument.startsWith('-')));
  const names = argv.filter((argument) => !argument.startsWith('-'));
  const unknownFlag = [...flags].find(
    (flag) => !['--all', '--changed', '--list', '--install', '--record'].includes(flag),
  );
  if (unknownFlag) throw new Error(`unknown flag ${unknownFlag}\n${usage}`);
  const matches = (name: string) => known.filter((id) => id === name || id.startsWith(`${name}/`));
  const unknown = names.find((name) => !matches(name).length);
  if (unknown) throw new Error(`no example is named ${unknown}; there are: ${known.join(', ')}\n${usage}`);
  const list = flags.has('--list');
  const every = flags.has('--all') || flags.has('--changed');
  if (!list && !every && !names.length) throw new Error(`name an example or use --all\n${usage}`);
  const wanted = new Set(names.flatMap(matches));
  return {
    ids: every || !names.length ? known : known.filter((id) => wanted.has(id)),
    list,
    install: flags.has('--install'),
    record: flags.has('--record'),
    changed: flags.has('--changed'),
  };
}

import {parseArgs} from 'node:util';

const usage = `usage: npm run test:examples -- [--all | --changed | NAME…] [--install] [--record] [--list]
  NAME        an example such as go/generic, or a group such as go
  --all       every example
  --changed   every example that has changed since its recorded pass, and three others, which depend on the date
  --install   first install missing toolchains from Debian's packages (as root)
  --record    write the results of those that pass to examples/verification.json
  --list      print the names and leave
  REQUIRE_ALL=1 in the environment makes an unexpected skip a failure`;

const flag = {type: 'boolean', default: false} as const;
const options = {all: flag, changed: flag, list: flag, install: flag, record: flag};

/**
 * Parses the command line.
 * @returns the flags, and the ids to run in the order of the examples. With `changed`, examples don't run whose inputs are
 * unchanged since their recorded pass, apart from three of them.
 * @throws Error with the usage for an unknown flag or name, or if no example is named
 */
export function parseArguments(argv: readonly string[], known: readonly string[]) {
  const unknownFlag = argv.find(
    (argument) => argument.startsWith('-') && !Object.hasOwn(options, argument.replace(/^--/, '')),
  );
  if (unknownFlag) throw new Error(`unknown flag ${unknownFlag}\n${usage}`);
  const {values, positionals: names} = parseArgs({args: [...argv], options, allowPositionals: true});
  const {all, ...flags} = values;
  const matches = (name: string) => known.filter((id) => id === name || id.startsWith(`${name}/`));
  const unknown = names.find((name) => !matches(name).length);
  if (unknown) throw new Error(`no example is named ${unknown}; there are: ${known.join(', ')}\n${usage}`);
  const every = all || flags.changed;
  if (!flags.list && !every && !names.length) throw new Error(`name an example or use --all\n${usage}`);
  const wanted = new Set(names.flatMap(matches));
  return {...flags, ids: every || !names.length ? known : known.filter((id) => wanted.has(id))};
}

import {brand} from '../brand';
import {cliPage, urlOfArgument, urlOfCommand, urlOfFlag} from '../cli/commandPages';
import {describeValue, type GrammarNode, nouns} from '../cli/grammar';
import type {Command} from '../cli/types';
import type {LabeledWords, WordRole} from '../cli/labelWords';

export type WordKind = 'program' | 'command' | 'argument' | 'flag' | 'value';

/** Meaning of a word, and the URL of its documentation. */
interface Meaning {
  readonly kind: WordKind;
  readonly note: string;
  readonly url?: string;
}

export function describeRole(text: string, role: WordRole, {command, node}: LabeledWords): Meaning {
  switch (role.kind) {
    case 'program':
      return {kind: 'program', note: `The ${brand.name} CLI.`, url: cliPage};
    case 'help':
      return {kind: 'command', note: 'Prints the help of the command that follows.', url: `${cliPage}#get-help`};
    case 'separator':
      return {kind: 'flag', note: 'Ends the flags. The words after it are passed on unchanged.'};
    case 'command':
      return {kind: 'command', ...describeNode(text, role.node, node)};
    case 'value':
      return {
        kind: 'value',
        note: [`Value of \`--${role.flag.name}\`.`, ...describeValue(role.flag)].join(' '),
        url: urlOfFlag(command, role.flag),
      };
    case 'flag':
      return {kind: 'flag', ...describeFlags(text, role, command)};
    case 'argument':
      return {kind: 'argument', ...describeArgument(role, command)};
  }
}

function describeNode(text: string, node: GrammarNode, last: GrammarNode): Omit<Meaning, 'kind'> {
  if (node === last && node.command) return {note: node.command.summary, url: urlOfCommand(node.command)};
  const name = node.path.at(-1) ?? '';
  const noun = nouns.find((each) => each.name === name);
  const [page] = urlOfCommand(firstCommand(node)).split('#');
  const form = text === name ? '' : `The same as \`${name}\`: `;
  const meaning = noun?.description ?? 'a group of commands';
  return {note: `${form || meaning.charAt(0).toUpperCase()}${form ? meaning : meaning.slice(1)}.`, url: page};
}

function firstCommand(node: GrammarNode): Command {
  return node.command ?? firstCommand([...node.children.values()][0]!);
}

function describeFlags(
  text: string,
  {flags, known, value}: Extract<WordRole, {kind: 'flag'}>,
  command: Command | undefined,
): Omit<Meaning, 'kind'> {
  const notes = flags.map((flag) => {
    const isNamed = known && text.startsWith(`--${flag.name}`);
    const intro = text === `--no-${flag.name}` ? `Turns off \`--${flag.name}\`, which is on by default. ` : '';
    return `${intro || (isNamed ? '' : `\`--${flag.name}\`: `)}${flag.description}`;
  });
  const last = flags.at(-1);
  if (!known) notes.unshift('This flag does not exist.');
  if (last && value !== undefined) notes.push(...describeValue(last));
  return {note: notes.join(' '), ...(last && {url: urlOfFlag(command, last)})};
}

function describeArgument(
  {argument}: Extract<WordRole, {kind: 'argument'}>,
  command: Command | undefined,
): Omit<Meaning, 'kind'> {
  if (!command) return {note: 'Not explained, because the command is not known.'};
  if (!argument) return {note: 'The command does not take this argument.'};
  return {
    note: [argument.description, ...describeValue(argument)].join(' '),
    url: urlOfArgument(command, argument),
  };
}

import {commands} from '@aloft/platform/commands';
import {type Command, findCommand, urlOfCommand} from '@aloft/platform/cli';
import {brand} from '@aloft/platform/brand';
import {element, jsx} from '../nodes';
import type {Attributes, RenderContext, Renderer} from '../Renderer';
import {renderCommand} from './renderCommand';
import {findShared, renderShared} from './shared';

/**
 * `<CommandReference noun="machine" />`: every command of a noun (or of the groups `session` and `project`), or
 * `<CommandReference command="app deploy" />`: one. Each entry opens to its details.
 */
export const commandReference: Renderer = {
  name: 'CommandReference',
  optional: ['noun', 'command'],
  render: (attributes, context) => {
    const selected = selectCommands(attributes, context);
    const {noun} = attributes;
    const shared = findShared(selected, `${noun}-shared`);
    const entries = selected.map((command) => renderCommand(command, context, shared));
    if (noun === undefined) return entries;
    return [element('div', {}, [jsx('ReferenceTools'), ...renderShared(shared), ...entries])];
  },
};

function selectCommands({noun, command}: Attributes, {fail}: RenderContext): readonly Command[] {
  const how = 'write <CommandReference noun="machine" />';
  if ((noun === undefined) === (command === undefined))
    return fail('<CommandReference> needs `noun` or `command`, one of them', how);
  if (command !== undefined) {
    const found = findCommand(command.split(' '));
    return found
      ? [found]
      : fail(`there is no command "${command}"`, 'write its words without `aloft`, as in "machine list"');
  }
  const found = commands.filter(({group}) => group === noun);
  const groups = [...new Set(commands.map(({group}) => group))];
  return found.length > 0 ? found : fail(`"${noun}" is not a noun of the CLI`, `write one of ${groups.join(', ')}`);
}

/** `<CommandIndex />`: every command with its summary, linked to its reference. */
export const commandIndex: Renderer = {
  name: 'CommandIndex',
  render: () => {
    const items = [...commands]
      .sort((one, other) => one.path.join(' ').localeCompare(other.path.join(' ')))
      .map((command) => {
        const link = `[\`${brand.cli} ${command.path.join(' ')}\`](${urlOfCommand(command)})`;
        const summary = command.summary.charAt(0).toLowerCase() + command.summary.slice(1).replace(/\.$/, '');
        return element('li', {}, [`${link}: ${summary}`]);
      });
    return [element('ul', {}, items)];
  },
};

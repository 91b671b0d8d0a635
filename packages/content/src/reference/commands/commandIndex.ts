import type {PhrasingContent} from 'mdast';
import {brand} from '@aloft/platform/brand';
import {urlOfCommand} from '@aloft/platform/cli';
import {commands} from '@aloft/platform/commands';
import {element} from '../nodes/element';
import {prose} from '../nodes/prose';
import type {Renderer} from '../Renderer';

/** `<CommandIndex />`: every command with its summary, linked to its reference. */
export const commandIndex: Renderer = {
  name: 'CommandIndex',
  render: () => [
    element('ul', {}, [
      ...[...commands]
        .sort((one, other) => one.path.join(' ').localeCompare(other.path.join(' ')))
        .map((command) => {
          const name: PhrasingContent = {type: 'inlineCode', value: `${brand.cli} ${command.path.join(' ')}`};
          return element('li', {}, [
            {type: 'link', url: urlOfCommand(command), children: [name]},
            ...prose(`: ${command.summary.charAt(0).toLowerCase()}${command.summary.slice(1).replace(/\.$/, '')}`),
          ]);
        }),
    ]),
  ],
};

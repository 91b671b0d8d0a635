import type {Link, PhrasingContent, RootContent} from 'mdast';
import {brand} from '@aloft/platform/brand';
import {commandUsage, type Command} from '@aloft/platform/cli';
import {splitSentences} from '../../prose/sentences';
import {renderErrors} from '../errors/renderErrors';
import {definitionList} from '../nodes/definitionList';
import {element} from '../nodes/element';
import {fence} from '../nodes/fence';
import {paragraph, prose} from '../nodes/prose';
import type {RenderContext} from '../Renderer';
import {argumentId, describeArgument, describeFlag, flagId} from './describeFlag';
import {renderEntry} from './renderEntry';
import {renderOutput} from './renderOutput';
import {repeats} from './repeats';
import {isSharedArgument, isSharedFlag, type Shared} from './shared';

/** The reference of one command, under a heading whose anchor consists of the command's words: `#machine-create`. */
export function renderCommand(command: Command, depth: number, context: RenderContext, shared: Shared): RootContent {
  const {path, summary, description, args, flags, examples, confirms, errors} = command;
  const id = path.join('-');
  const [first = '', ...rest] = splitSentences(description).map(({text}) => text);
  const isRepeated = repeats(description, summary);
  const text = isRepeated ? rest.join(' ') : description;
  const ownArgs = args.filter((argument) => !isSharedArgument(shared, argument));
  const ownFlags = flags.filter((flag) => !isSharedFlag(shared, flag));
  return renderEntry(
    depth,
    id,
    [{type: 'inlineCode', value: `${brand.cli} ${path.join(' ')}`}],
    isRepeated ? first : summary,
    [
      ...(text ? [paragraph(text)] : []),
      ...(examples.length > 0
        ? [
            fence(
              'bash',
              examples.map(({line, description: what}) => `# ${what}\n${line}`).join('\n\n'),
              'title="Examples"',
            ),
          ]
        : []),
      element('p', {className: ['ref-usage']}, [
        element('span', {className: ['ref-label']}, ['Usage']),
        ' ',
        {type: 'inlineCode', value: commandUsage(command)},
      ]),
      ...(ownArgs.length > 0
        ? [label('Arguments'), definitionList(ownArgs.map((argument) => describeArgument(argument, id)))]
        : []),
      ...(ownFlags.length > 0 ? [label('Flags'), definitionList(ownFlags.map((flag) => describeFlag(flag, id)))] : []),
      ...linkShared(command, shared),
      ...(confirms
        ? [
            paragraph(
              'The command prompts for confirmation. To skip the prompt, use `--yes`, which is required when no terminal is attached.',
            ),
          ]
        : []),
      ...renderOutput(command, context),
      ...renderErrors(errors, context),
    ],
  );
}

/** Shared arguments and flags keep an anchor for each command, and link to their description. */
function linkShared({path, args, flags}: Command, shared: Shared): RootContent[] {
  const id = path.join('-');
  const link = (anchorId: string, target: string, value: string): Link => ({
    type: 'link',
    url: `#${target}`,
    children: [{type: 'inlineCode', value}],
    data: {hProperties: {id: anchorId}},
  });
  const links = [
    ...args
      .filter((argument) => isSharedArgument(shared, argument))
      .map((argument) => [link(argumentId(id, argument), argumentId(shared.id, argument), argument.name)]),
    ...flags
      .filter((flag) => isSharedFlag(shared, flag))
      .map((flag): PhrasingContent[] => [
        link(flagId(id, flag), flagId(shared.id, flag), `--${flag.name}`),
        ...(flag.name === 'timeout' ? prose(` (default: \`${flag.default}\`)`) : []),
      ]),
  ];
  if (links.length === 0) return [];
  return [
    element('p', {}, [
      element('span', {className: ['ref-label']}, ['Shared']),
      ' ',
      ...links.flatMap((one, index) => [...(index > 0 ? [', '] : []), ...one]),
    ]),
  ];
}

function label(text: string): RootContent {
  return element('p', {className: ['ref-label']}, prose(text));
}

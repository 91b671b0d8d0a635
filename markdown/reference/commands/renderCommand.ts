import {brand} from '../../../platform/brand';
import type {RootContent} from 'mdast';
import {commandUsage} from '../../../platform/cli/grammar';
import type {Command} from '../../../platform/cli/types';
import {definitionList} from '../nodes/definitionList';
import {element} from '../nodes/element';
import {fence} from '../nodes/fence';
import {heading} from '../nodes/heading';
import {paragraph, prose} from '../nodes/prose';
import type {RenderContext} from '../Renderer';
import {describeArgument} from './describeArgument';
import {describeFlag} from './describeFlag';
import {renderErrors} from '../errors/renderErrors';
import {renderOutput} from './renderOutput';
import {repeats} from './repeats';

/** The reference of one command, under a heading whose anchor consists of the command's words: `#machine-create`. */
export function renderCommand(command: Command, depth: number, context: RenderContext): RootContent[] {
  const {path, summary, description, args, flags, examples, confirms, errors} = command;
  const id = path.join('-');
  return [
    heading(depth, id, [{type: 'inlineCode', value: `${brand.cli} ${path.join(' ')}`}]),
    ...(description && repeats(description, summary) ? [] : [paragraph(summary)]),
    ...(description ? [paragraph(description)] : []),
    element('p', {className: ['ref-usage']}, [
      element('span', {className: ['ref-label']}, ['Usage']),
      ' ',
      {type: 'inlineCode', value: commandUsage(command)},
    ]),
    ...(args.length > 0
      ? [label('Arguments'), definitionList(args.map((argument) => describeArgument(argument, id)))]
      : []),
    ...(flags.length > 0 ? [label('Flags'), definitionList(flags.map((flag) => describeFlag(flag, id)))] : []),
    ...(confirms
      ? [
          paragraph(
            'The command prompts for confirmation. To skip the prompt, use `--yes`, which is required when no terminal is attached.',
          ),
        ]
      : []),
    ...renderOutput(command, context),
    ...(examples.length > 0
      ? [
          fence(
            'bash',
            examples.map(({line, description: text}) => `# ${text}\n${line}`).join('\n\n'),
            'title="Examples"',
          ),
        ]
      : []),
    ...renderErrors(errors, context),
  ];
}

function label(text: string): RootContent {
  return element('p', {className: ['ref-label']}, prose(text));
}

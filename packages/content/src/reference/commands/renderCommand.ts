import type {Link, PhrasingContent, RootContent} from 'mdast';
import {brand} from '@aloft/platform/brand';
import {type Command, commandUsage, type OutputColumn} from '@aloft/platform/cli';
import {findField, type ResourceKind, resources} from '@aloft/platform/resources';
import {splitSentences} from '../../prose/sentences';
import {renderErrors} from '../errors';
import {definitionList, element, fence, paragraph, prose} from '../nodes';
import type {RenderContext} from '../Renderer';
import {argumentId, describeArgument, describeFlag, flagId, renderEntry} from './flags';
import {isSharedArgument, isSharedFlag, type Shared} from './shared';
import {fieldId} from '../fieldTable';

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

/** The columns of a command's output: linked to the page's field table, or described here if there is none. */
function renderOutput({output = []}: Command, {hasElement}: RenderContext): RootContent[] {
  if (output.length === 0) return [];
  const kind = findKind(output);
  if (!kind || !hasElement('FieldTable', {kind})) {
    return [
      element('p', {className: ['ref-label']}, ['Output']),
      definitionList(
        output.map(({header, description}) => ({
          term: [{type: 'inlineCode', value: header}],
          body: [paragraph(description)],
        })),
      ),
    ];
  }
  const columns = output.flatMap(({header, field}, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? 'Output columns: ' : ', '},
    {type: 'link', url: `#${fieldId(kind, field)}`, children: [{type: 'inlineCode', value: header}]},
  ]);
  return [{type: 'paragraph', children: [...columns, {type: 'text', value: '.'}]}];
}

/** The resource kind of the columns. A command can print another kind than its noun, as `app releases` does. */
function findKind(output: readonly OutputColumn[]): ResourceKind | undefined {
  return resources.find(({kind}) =>
    output.every(({field, description}) => findField(kind, field)?.description === description),
  )?.kind;
}

const articles = new Set(['a', 'an', 'the']);
const readWords = (text: string) => text.toLowerCase().match(/[\w-]+/g) ?? [];

/** Whether a description contains everything in a summary: "Lists the apps of the namespace" covers "List apps". */
export function repeats(description: string, summary: string): boolean {
  const told = readWords(description);
  return readWords(summary)
    .filter((word) => !articles.has(word))
    .every((word) => told.some((other) => other === word || other === `${word}s`));
}

import type {RootContent} from 'mdast';
import {brand} from '@aloft/platform/brand';
import {type Command, commandUsage, type OutputColumn} from '@aloft/platform/cli';
import {findField, type ResourceKind, resources} from '@aloft/platform/resources';
import {splitSentences} from '../../prose/prose';
import {renderErrors} from '../errors';
import {anchor, definitionList, element, fence, paragraph} from '../nodes';
import type {RenderContext} from '../Renderer';
import {describeArgument, describeFlag, listParameters, type Parameter, renderEntry} from './flags';
import {generalizeFlag, isShared, type Shared} from './shared';
import {fieldId} from '../factTables';

/** The reference of one command, under a heading whose anchor consists of the command's words: `#machine-create`. */
export function renderCommand(command: Command, context: RenderContext, shared: Shared): RootContent {
  const {path, summary, description, args, flags, examples, confirms, errors} = command;
  const id = path.join('-');
  const [first = '', ...rest] = splitSentences(description).map(({text}) => text);
  const isRepeated = repeats(description, summary);
  const text = isRepeated ? rest.join(' ') : description;
  const ownArgs = args.map(describeArgument).filter((argument) => !isShared(shared, argument));
  const ownFlags = flags.filter((flag) => !isShared(shared, generalizeFlag(flag))).map(describeFlag);
  const lines = examples.map(({line, description: what}) => `# ${what}\n${line}`).join('\n\n');
  const confirmation =
    'The command prompts for confirmation. To skip the prompt, use `--yes`, which is required when no terminal is attached.';
  return renderEntry(id, `\`${brand.cli} ${path.join(' ')}\``, isRepeated ? first : summary, [
    ...(text ? [paragraph(text)] : []),
    ...(lines ? [fence('bash', lines, 'title="Examples"')] : []),
    element('p', {className: ['ref-usage']}, [
      element('span', {className: ['ref-label']}, ['Usage']),
      ` \`${commandUsage(command)}\``,
    ]),
    ...labelParameters('Arguments', ownArgs, id),
    ...labelParameters('Flags', ownFlags, id),
    ...linkShared(command, shared),
    ...(confirms ? [paragraph(confirmation)] : []),
    ...renderOutput(command, context),
    ...renderErrors(errors, context),
  ]);
}

const labelParameters = (text: string, parameters: readonly Parameter[], id: string): RootContent[] =>
  parameters.length > 0 ? [label(text), listParameters(parameters, id)] : [];

/** Shared arguments and flags keep an anchor for each command, and link to their description. */
function linkShared({path, args, flags}: Command, shared: Shared): RootContent[] {
  const id = path.join('-');
  const timeout = ` (default: \`${flags.find(({name}) => name === 'timeout')?.default}\`)`;
  const links = [...args.map(describeArgument), ...flags.map(generalizeFlag)]
    .filter((parameter) => isShared(shared, parameter))
    .flatMap(({end, term}, index) => [
      index > 0 ? ', ' : ' ',
      {...anchor(`${id}-${end}`, term), url: `#${shared.id}-${end}`},
      end === 'timeout' ? timeout : '',
    ]);
  if (links.length === 0) return [];
  return [element('p', {}, [element('span', {className: ['ref-label']}, ['Shared']), ...links])];
}

function label(text: string): RootContent {
  return element('p', {className: ['ref-label']}, [text]);
}

/** The columns of a command's output: linked to the page's field table, or described here if there is none. */
function renderOutput({output = []}: Command, {hasElement}: RenderContext): RootContent[] {
  if (output.length === 0) return [];
  const kind = findKind(output);
  if (!kind || !hasElement('FieldTable', kind)) {
    const columns = output.map(({header, description}) => ({term: `\`${header}\``, body: [description]}));
    return [label('Output'), definitionList(columns)];
  }
  const columns = output.map(({header, field}) => `[\`${header}\`](#${fieldId(kind, field)})`);
  return [paragraph(`Output columns: ${columns.join(', ')}.`)];
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

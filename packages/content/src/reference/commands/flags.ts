import type {RootContent} from 'mdast';
import {type Argument, describeValue, type Flag, flagPlaceholder} from '@aloft/platform/cli';
import {manifestFields, urlOfField} from '@aloft/platform/manifest';
import {globalFlags as facts} from '@aloft/platform/commands';
import {codes, type Definition, definitionList, element, heading, paragraph} from '../nodes';
import type {Renderer} from '../Renderer';

/** An argument or a flag of a command. */
export interface Parameter extends Omit<Definition, 'id'> {
  /** End of its anchor, which begins with the command's: `machine-get-arg-name`, `machine-create-memory`. */
  readonly end: string;
}

export function describeArgument(argument: Argument): Parameter {
  return {
    end: `arg-${argument.name.toLowerCase()}`,
    term: `\`${argument.name}\``,
    notes: [argument.required ? '' : 'optional', argument.variadic ? 'one or more' : ''],
    body: [argument.description, describeValue(argument).join(' ')],
  };
}

export function describeFlag(flag: Flag): Parameter {
  const placeholder = flagPlaceholder(flag);
  return {
    end: flag.name,
    term: `\`--${flag.name}\``,
    more: `${placeholder ? ` \`${placeholder}\`` : ''}${flag.short ? ` \`-${flag.short}\`` : ''}`,
    notes: [flag.required ? 'required' : '', flag.repeatable ? 'repeatable' : ''],
    body: [linkField(flag.description), [...describeValue(flag), ...describeSwitch(flag)].join(' ')],
  };
}

/** A list of parameters, whose anchors begin with an id. */
export const listParameters = (parameters: readonly Parameter[], id: string): RootContent =>
  definitionList(parameters.map(({end, ...parameter}) => ({...parameter, id: `${id}-${end}`})));

/** Links the manifest field that a description names. */
function linkField(description: string): string {
  return description.replace(/(?<=Manifest field: )`([\w.]+)`/, (code, path: string) => {
    const field = manifestFields.find((one) => one.path.replaceAll('[]', '') === path);
    return field ? `[${code}](${urlOfField(field)})` : code;
  });
}

const listFlags = (names: readonly string[]): string => codes(names.map((name) => `--${name}`));

function describeSwitch({name, type, default: value, env, conflicts = [], requires = []}: Flag): string[] {
  const isOn = type === 'boolean' && value === 'true';
  return [
    ...(isOn ? [`On by default; to disable it, use \`--no-${name}\`.`] : []),
    ...(type !== 'boolean' && value !== undefined ? [`Default: \`${value}\`.`] : []),
    ...(env ? [`Environment variable: \`${env}\`.`] : []),
    ...(requires.length > 0 ? [`Requires ${listFlags(requires)}.`] : []),
    ...(conflicts.length > 0 ? [`Cannot be combined with ${listFlags(conflicts)}.`] : []),
  ];
}

/** `<GlobalFlags />`: the flags that every command accepts. */
export const globalFlags: Renderer = {
  name: 'GlobalFlags',
  render: () => [listParameters(facts.map(describeFlag), 'flag')],
};

/**
 * A row of the command list, which opens to its details. The heading is next to the `summary` element, because screen
 * readers ignore headings inside it.
 */
export function renderEntry(id: string, title: string, summary: string, details: readonly RootContent[], depth = 3) {
  return element('div', {className: ['ref-entry']}, [
    heading(depth, id, title),
    paragraph(summary),
    element('details', {}, [element('summary', {ariaLabelledBy: id}), ...details]),
  ]);
}

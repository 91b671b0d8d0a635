import type {RootContent} from 'mdast';
import {type Argument, describeValue, type Flag, flagPlaceholder} from '@aloft/platform/cli';
import {manifestFields, urlOfField} from '@aloft/platform/manifest';
import {globalFlags as facts} from '@aloft/platform/commands';
import {type Definition, definitionList, element, heading, paragraph} from '../nodes';
import type {Renderer} from '../Renderer';

/** Anchor of a flag, which consists of the command's and its name: `machine-create-memory`. */
export const flagId = (commandId: string, {name}: Flag): string => `${commandId}-${name}`;

/** Anchor of an argument: `machine-get-arg-name`. */
export const argumentId = (commandId: string, {name}: Argument): string => `${commandId}-arg-${name.toLowerCase()}`;

/** An argument as a definition. */
export function describeArgument(argument: Argument, commandId: string): Definition {
  return {
    id: argumentId(commandId, argument),
    term: `\`${argument.name}\``,
    notes: [argument.required ? '' : 'optional', argument.variadic ? 'one or more' : ''],
    body: [argument.description, describeValue(argument).join(' ')],
  };
}

/** A flag as a definition. */
export function describeFlag(flag: Flag, commandId: string): Definition {
  const placeholder = flagPlaceholder(flag);
  return {
    id: flagId(commandId, flag),
    term: `\`--${flag.name}\``,
    more: `${placeholder ? ` \`${placeholder}\`` : ''}${flag.short ? ` \`-${flag.short}\`` : ''}`,
    notes: [flag.required ? 'required' : '', flag.repeatable ? 'repeatable' : ''],
    body: [linkField(flag.description), [...describeValue(flag), ...describeSwitch(flag)].join(' ')],
  };
}

/** Links the manifest field that a description names. */
function linkField(description: string): string {
  return description.replace(/(?<=Manifest field: )`([\w.]+)`/, (code, path: string) => {
    const field = manifestFields.find((one) => one.path.replaceAll('[]', '') === path);
    return field ? `[${code}](${urlOfField(field)})` : code;
  });
}

function describeSwitch({name, type, default: value, env, conflicts = [], requires = []}: Flag): string[] {
  const isOn = type === 'boolean' && value === 'true';
  return [
    ...(isOn ? [`On by default; to disable it, use \`--no-${name}\`.`] : []),
    ...(type !== 'boolean' && value !== undefined ? [`Default: \`${value}\`.`] : []),
    ...(env ? [`Environment variable: \`${env}\`.`] : []),
    ...(requires.length > 0 ? [`Requires ${requires.map((other) => `\`--${other}\``).join(', ')}.`] : []),
    ...(conflicts.length > 0
      ? [`Cannot be combined with ${conflicts.map((other) => `\`--${other}\``).join(', ')}.`]
      : []),
  ];
}

/** `<GlobalFlags />`: the flags that every command accepts. */
export const globalFlags: Renderer = {
  name: 'GlobalFlags',
  render: () => [definitionList(facts.map((flag) => describeFlag(flag, 'flag')))],
};

/**
 * A row of the command list, which opens to its details. The heading is next to the `summary` element, because screen
 * readers ignore headings inside it.
 */
export function renderEntry(
  id: string,
  title: string,
  summary: string,
  details: readonly RootContent[],
  depth = 3,
): RootContent {
  return element('div', {className: ['ref-entry']}, [
    heading(depth, id, title),
    paragraph(summary),
    element('details', {}, [element('summary', {ariaLabelledBy: id}), ...details]),
  ]);
}

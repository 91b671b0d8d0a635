import type {PhrasingContent} from 'mdast';
import {flagPlaceholder} from '../../../platform/cli/grammar';
import type {Flag} from '../../../platform/cli/types';
import {anchor} from '../nodes/anchor';
import type {Definition} from '../nodes/definitionList';
import {paragraph} from '../nodes/prose';
import {describeValue} from '../../../platform/cli/describeValue';

/** A flag as a definition. Its anchor consists of the command's and its name: `#machine-create-memory`. */
export function describeFlag(flag: Flag, commandId: string): Definition {
  const placeholder = flagPlaceholder(flag);
  const long = `--${flag.name}${placeholder && ` ${placeholder}`}`;
  const short: PhrasingContent[] = flag.short
    ? [
        {type: 'text', value: ', '},
        {type: 'inlineCode', value: `-${flag.short}`},
      ]
    : [];
  const facts = [...describeValue(flag), ...describeSwitch(flag)].join(' ');
  return {
    term: [anchor(`${commandId}-${flag.name}`, [{type: 'inlineCode', value: long}]), ...short],
    notes: [...(flag.required ? ['required'] : []), ...(flag.repeatable ? ['repeatable'] : [])],
    body: [paragraph(flag.description), ...(facts ? [paragraph(facts)] : [])],
  };
}

function describeSwitch({name, type, description, default: value, env, conflicts = [], requires = []}: Flag): string[] {
  const isOn = type === 'boolean' && value === 'true';
  return [
    ...(isOn && !description.includes(`--no-${name}`) ? [`On by default; to disable it, use \`--no-${name}\`.`] : []),
    ...(type !== 'boolean' && value !== undefined ? [`Default: \`${value}\`.`] : []),
    ...(env ? [`Environment variable: \`${env}\`.`] : []),
    ...(requires.length > 0 ? [`Requires ${requires.map((other) => `\`--${other}\``).join(', ')}.`] : []),
    ...(conflicts.length > 0
      ? [`Cannot be combined with ${conflicts.map((other) => `\`--${other}\``).join(', ')}.`]
      : []),
  ];
}

import type {Argument} from '../../../platform/cli/types';
import {anchor} from '../nodes/anchor';
import type {Definition} from '../nodes/definitionList';
import {paragraph} from '../nodes/prose';
import {describeValue} from '../../../platform/cli/describeValue';

/** An argument as a definition. Its anchor consists of the command's and its name: `#machine-get-arg-name`. */
export function describeArgument(argument: Argument, commandId: string): Definition {
  const facts = describeValue(argument).join(' ');
  return {
    term: [anchor(`${commandId}-arg-${argument.name.toLowerCase()}`, [{type: 'inlineCode', value: argument.name}])],
    notes: [...(argument.required ? [] : ['optional']), ...(argument.variadic ? ['one or more'] : [])],
    body: [paragraph(argument.description), ...(facts ? [paragraph(facts)] : [])],
  };
}

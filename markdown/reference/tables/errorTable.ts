import {commands} from '../../../platform/cli/commands';
import {errorCodes, errors, type ErrorCode, type ErrorEntry} from '../../../platform/errors';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {paragraph} from '../nodes/prose';
import type {Attributes, RenderContext, Renderer} from '../Renderer';

/** `<ErrorTable noun="machine" />`: the errors of a noun's commands (or of several: `app,project`) with cause and remedy; without `noun`, the whole catalogue. */
export const errorTable: Renderer = {
  name: 'ErrorTable',
  optional: ['noun'],
  render: (attributes, context) => [
    definitionList(
      selectCodes(attributes, context).map((code) => {
        const {message, cause, remedy, exitCode, httpStatus}: ErrorEntry = errors[code];
        return {
          term: [anchor(`error-${code}`, [{type: 'inlineCode', value: code}])],
          notes: [`exit code ${exitCode}`, ...(httpStatus ? [`HTTP ${httpStatus}`] : [])],
          body: [
            {type: 'paragraph', children: [{type: 'inlineCode', value: `error: ${message}`}]},
            paragraph(`${cause} ${remedy}`),
          ],
        };
      }),
    ),
  ],
};

function selectCodes({noun}: Attributes, {fail}: RenderContext): readonly ErrorCode[] {
  if (noun === undefined) return errorCodes;
  const nouns = noun.split(/,\s*/);
  const group = commands.filter((command) => nouns.includes(command.group));
  const unknown = nouns.find((name) => !group.some((command) => command.group === name));
  if (unknown !== undefined)
    return fail(
      `"${unknown}" is no noun of the command line`,
      `write one of ${[...new Set(commands.map((command) => command.group))].join(', ')}`,
    );
  const used = new Set(group.flatMap((command) => command.errors));
  return errorCodes.filter((code) => used.has(code));
}

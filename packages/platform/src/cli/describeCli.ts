import {brand} from '../brand';
import {commands} from './commands';
import {environmentVariables, globalFlags} from './globalFlags';
import {commandUsage, flagPlaceholder} from './grammar';
import {nouns} from './nouns';
import type {Flag} from './types';

/** The CLI's grammar, which the site publishes. `cli.schema.json` describes its format. */
export function describeCli(): object {
  return {
    $schema: brand.docsUrl + brand.cliSchemaPath,
    program: brand.cli,
    nouns,
    globalFlags: globalFlags.map(describeFlag),
    environment: environmentVariables,
    commands: commands.map((command) => {
      // eslint-disable-next-line @typescript-eslint/no-unused-vars
      const {id, access, api, ...published} = command;
      return {usage: commandUsage(command), ...published, flags: command.flags.map(describeFlag)};
    }),
  };
}

function describeFlag(flag: Flag): object {
  const placeholder = flagPlaceholder(flag);
  return {...flag, ...(placeholder && {placeholder})};
}

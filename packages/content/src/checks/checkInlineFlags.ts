import {suggest} from '@aloft/platform/values';
import {collectInlineCode} from '../prose/collectInlineCode';
import {readForeignCode} from '../prose/readForeignCode';
import type {PageCheck} from './Check';

/** Reports flags in prose that occur neither in the CLI nor in the page's own code. */
export const checkInlineFlags: PageCheck = (page, context) => {
  const {commands, globalFlags} = context.facts;
  const flags = [...globalFlags, ...commands.flatMap((command) => command.flags)];
  const long = new Set(flags.map(({name}) => `--${name}`));
  const negative = new Set(flags.filter(({type}) => type === 'boolean').map(({name}) => `--no-${name}`));
  const foreign = readForeignCode(page, context);
  return collectInlineCode(page).flatMap(({value, line}) => {
    const flag = /^--[a-z][a-z0-9-]*(?=$|[= ])/.exec(value)?.[0];
    if (flag === undefined || long.has(flag) || negative.has(flag) || foreign.includes(flag)) return [];
    const meant = suggest(
      flag.slice(2),
      [...long].map((name) => name.slice(2)),
    );
    const how = meant
      ? `did you mean \`--${meant}\`?`
      : "name the other tool's command in full, or show it in a block of the page";
    return [{file: page.file, line, what: `no command has the flag \`${flag}\``, how}];
  });
};

import {brand} from '@aloft/platform/brand';
import {suggest} from '@aloft/platform/values';
import {collectInlineCode} from '../prose/collectInlineCode';
import {readForeignCode} from '../prose/readForeignCode';
import type {PageCheck} from './Check';

/** Reports unknown error codes. */
export const checkInlineErrors: PageCheck = (page, context) => {
  const codes = new Set(context.facts.errorCodes);
  const foreign = readForeignCode(page, context);
  return collectInlineCode(page).flatMap(({value, line, before, after}) => {
    const printed = /^error: .*\(([a-z_]+)\)$/.exec(value)?.[1];
    const alone = /^[a-z]+(?:_[a-z]+)+$/.test(value) && !value.startsWith(`${brand.cli}_`) ? value : undefined;
    const code = printed ?? alone;
    if (code === undefined || codes.has(code)) return [];
    const near = suggest(code, [...codes]);
    const sentence = `${before.split(/[.!?]\s/).at(-1) ?? ''} ${after.split(/[.!?](?:\s|$)/)[0] ?? ''}`;
    const speaks = /\berrors?\b|\bcode\b|\bfails? with\b/i.test(sentence) && !foreign.includes(code);
    if (printed === undefined && !speaks && !(near && !foreign.includes(code))) return [];
    return [
      {
        file: page.file,
        line,
        what: `the platform has no error \`${code}\``,
        how: near ? `did you mean \`${near}\`?` : 'see packages/platform/src/errors',
      },
    ];
  });
};

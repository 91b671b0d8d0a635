import type {Code} from 'mdast';

/** A fenced block, which the highlighter turns into a code block like any other. */
export function fence(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, meta: meta ?? null, value};
}

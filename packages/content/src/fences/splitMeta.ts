/** One word of an info string: `key=value`, `key="quoted value"` or a bare flag. */
export interface MetaWord {
  readonly key: string;
  /** Absent for a bare flag. */
  readonly value?: string;
}

const word = /\s*(?:([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))|([A-Za-z][\w-]*)(?=\s|$))/y;

/** Splits the part of an info string after the language. `rest` is the part that can't be parsed. */
export function splitMeta(meta: string): {words: MetaWord[]; rest: string} {
  const words: MetaWord[] = [];
  const text = meta.trimEnd();
  word.lastIndex = 0;
  let end = 0;
  while (end < text.length) {
    const match = word.exec(text);
    if (!match) return {words, rest: text.slice(end).trim()};
    end = word.lastIndex;
    const [, key, double, single, plain, flag] = match;
    if (flag !== undefined) words.push({key: flag});
    else words.push({key: key ?? '', value: double ?? single ?? plain ?? ''});
  }
  return {words, rest: ''};
}

import type {Segment} from './Segment';

/** Commands, each as a list of words with all their spellings. */
export type Vocabulary = readonly (readonly (readonly string[])[])[];

/**
 * Styles a command line of `aloft`: its name, the words of the command, and the flags. Names and values stay plain.
 *
 * @param line words and flags, of which the first is `aloft`
 * @param vocabulary the commands; each is a list of steps, each step the spellings of one word
 */
export function splitInvocation(line: string, vocabulary: Vocabulary): Segment[] {
  const words = line.split(/([ \t]+)/);
  let open = vocabulary;
  let depth = 0;
  let afterFlag = false;
  let closed = false;
  return words.flatMap((text, index): Segment[] => {
    if (index === 0) return [{text, style: 'function'}];
    if (!text.trim()) return [{text}];
    const [flag] = /^--?[A-Za-z][\w-]*/.exec(text) ?? [];
    if (flag) {
      const value = text.slice(flag.length);
      afterFlag = value === '';
      return [{text: flag, style: 'property'}, ...(value ? [{text: value}] : [])];
    }
    const next = closed ? [] : open.filter((steps) => steps[depth]?.includes(text));
    if (next.length > 0) {
      open = next;
      depth += 1;
      afterFlag = false;
      return [{text, style: 'keyword'}];
    }
    // A word right after a flag may be that flag's value, so the command may still follow it.
    closed ||= !afterFlag;
    afterFlag = false;
    return [{text}];
  });
}

/** The words of the given scripts that may name a class, whole or in part. */
export interface Words {
  readonly whole: ReadonlySet<string>;
  /** What ends on a hyphen, such as `alert--`: the rest of the name is added at run time. */
  readonly starts: readonly string[];
}

const word = /[\w-]+/g;
/** Strings that name an element, a role and so on: `button` there is not the class `button`. */
const otherNames = /\bjsxs?\)?\("[a-z\d]+"|\b(?:type|role|rel|as):"[a-z]+"/g;
/** The exports of a page's own script. Its prose is full of words that are classes elsewhere. */
const pageExport = /\bcontentTitle:\(\)=>/;
/** In the page's own elements, and in the markup that it carries as text, where a single class has no quotes. */
const classList = /\bclass(?:Name)?\\*[:=]\s*(?:\\*["'`]([^"'`\\]*)|([\w-]+))/g;

/**
 * Reads the words of the scripts. Too many words keep a rule too much, too few would lose one: of pages only the
 * lists of classes count, in all other scripts nearly everything does.
 */
export function collectWords(scripts: Iterable<string>): Words {
  const whole = new Set<string>();
  for (const script of scripts) for (const found of readWords(script)) whole.add(found);
  const starts = [...whole].filter((found) => /^[a-z][\w-]*[a-z\d]-{1,2}$/i.test(found));
  return {whole, starts};
}

function readWords(script: string): readonly string[] {
  if (!pageExport.test(script)) return script.replace(otherNames, '').match(word) ?? [];
  return [...script.matchAll(classList)].flatMap(([, quoted, bare = '']) => (quoted ?? bare).match(word) ?? []);
}

/** Whether a script can put this class on an element. */
export function canName({whole, starts}: Words, name: string): boolean {
  return whole.has(name) || starts.some((start) => name.startsWith(start));
}

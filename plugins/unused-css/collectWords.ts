import type {Scripts} from './splitScripts';

/** The words of the given scripts that may name a class, whole or in part. */
export interface Words {
  readonly whole: ReadonlySet<string>;
  /** What ends on a hyphen, such as `alert--`: the rest of the name is added at run time. */
  readonly starts: readonly string[];
}

const word = /[\w-]+/g;
/** What names something else: `button` there is not the class `button`. */
const otherNames = new RegExp(
  [
    // An element, a role and so on.
    /\bjsxs?\)?\("[a-z\d]+"|\b(?:type|role|rel|as):"[a-z]+"/,
    // A file that is loaded.
    /\.e\("[\w-]+"\)/,
    // A name within a CSS module, before the class that it stands for.
    /\b(\w+):(?="\1_\w\w")/,
    // A property of an object, and a class that is never given.
    /(?<=[\w$)\]])\.(?!jsxs?\b)[a-z]\w*|\b[\w-]+"?:(?:!1|false|null)\b/,
    // Texts for readers and their names, and data for other sites.
    /\b(?:id|message|description):"(?:[^"\\]|\\.)*"|"(?:og|twitter):\w+"/,
  ]
    .map(({source}) => source)
    .join('|'),
  'g',
);
/** In the page's own elements, and in the markup that it carries as text, where a single class has no quotes. */
const classList = /\bclass(?:Name)?\\*[:=]\s*(?:\\*["'`]([^"'`\\]*)|([\w-]+))/g;

/** Classes of the CSS modules of what only this page uses: `steps_fD`, see `plugins/class-names`. */
const ofModule = /\b[a-zA-Z]\w*_\w\w\b/g;

/**
 * Reads the words of the scripts. Too many words keep a rule too much, too few would lose one: of pages only the
 * lists of classes and CSS modules count, in all other scripts nearly everything does.
 */
export function collectWords({pages, others}: Scripts): Words {
  const whole = new Set<string>();
  for (const page of pages) for (const found of readPageClasses(page)) whole.add(found);
  for (const script of others) for (const [found] of script.replace(otherNames, '').matchAll(word)) whole.add(found);
  const starts = [...whole].filter((found) => /^[a-z][\w-]*[a-z\d]-{1,2}$/i.test(found));
  return {whole, starts};
}

function readPageClasses(page: string): readonly string[] {
  const listed = [...page.matchAll(classList)].flatMap(([, quoted, bare = '']) => (quoted ?? bare).match(word) ?? []);
  return [...listed, ...(page.match(ofModule) ?? [])];
}

/** Whether a script can put this class on an element. */
export function canName({whole, starts}: Words, name: string): boolean {
  return whole.has(name) || starts.some((start) => name.startsWith(start));
}

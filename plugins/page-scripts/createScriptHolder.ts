import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {holdMarkup} from './holdMarkup';

const names = /(<script type="?application\/json"? id="?page-scripts"?>)(.*?)(<\/script>)/;
const mark = / data-static(?=[ >=])/g;

/** The same path with the hash of another content: `a/b.0123.js` to `a/b.4567.js`. */
function rename(script: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return script.replace(/\.\w+\.js$/, `.${hash}.js`);
}

/** The shorter script, and how many pieces of HTML it takes from its page. */
interface Held {
  readonly name: string;
  readonly count: number;
}

function writeHeldScript(folder: string, script: string): Held | undefined {
  const {source, count} = holdMarkup(readFileSync(path.join(folder, script), 'utf8'));
  if (count === 0) return undefined;
  const name = rename(script, source);
  writeFileSync(path.join(folder, name), source);
  return {name, count};
}

/** Gives pages their scripts, and remembers those that it has written. */
export interface ScriptHolder {
  /**
   * @param page path of the page, for messages
   * @param html of the page
   * @returns the page with the names of its scripts
   * @throws Error when page and script do not hold the same number of pieces
   */
  hold(page: string, html: string): string;
  /** Paths of the scripts that were written. */
  written(): readonly string[];
}

/**
 * Gives each built page a script that takes its finished HTML from the page, in the place of the one that holds it. The
 * other stays, for those who come to the page from within the site.
 *
 * @param folder of the built site
 */
export function createScriptHolder(folder: string): ScriptHolder {
  // Most scripts are those of all pages.
  const known = new Map<string, Held | undefined>();
  const read = (script: string) => {
    if (!known.has(script)) known.set(script, writeHeldScript(folder, script));
    return known.get(script);
  };
  return {
    hold: (page, html) => holdScriptsOf(page, html, read),
    written: () => [...known.values()].flatMap((held) => (held ? path.join(folder, held.name) : [])),
  };
}

function holdScriptsOf(page: string, html: string, read: (script: string) => Held | undefined): string {
  const [, before, list, after] = names.exec(html) ?? [];
  if (list === undefined) return html;
  const scripts = JSON.parse(list) as readonly string[];
  const held = scripts.map(read).filter((script) => script !== undefined);
  if (held.length === 0) return html;
  const marks = html.match(mark)?.length ?? 0;
  const pieces = held.reduce((sum, {count}) => sum + count, 0);
  if (pieces !== marks)
    throw new Error(
      `${page} has ${marks} elements of finished HTML and its script ${pieces}: ` +
        'each component that takes `markup` must render it once, into an element with `data-static`',
    );
  // First, so that the bundler's runtime finds the parts of the page there, and does not ask for the other script.
  const named = [...held.map(({name}) => name), ...scripts.filter((script) => !read(script))];
  return html.replace(names, () => before + JSON.stringify(named) + after);
}

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

/**
 * Gives a built page a script that takes its finished HTML from the page, in the place of the one that holds it. The
 * other stays, for those who come to the page from within the site.
 *
 * @param folder of the built site
 * @param page path of an HTML file
 * @returns the bytes that the script is shorter
 * @throws Error when page and script do not hold the same number of pieces
 */
export function holdPageScripts(folder: string, page: string): number {
  const html = readFileSync(page, 'utf8');
  const [, before, list, after] = names.exec(html) ?? [];
  if (list === undefined) return 0;
  const marks = html.match(mark)?.length ?? 0;
  let pieces = 0;
  let saved = 0;
  const heldScripts: string[] = [];
  const otherScripts = (JSON.parse(list) as string[]).filter((script) => {
    const source = readFileSync(path.join(folder, script), 'utf8');
    const held = holdMarkup(source);
    if (held.count === 0) return true;
    pieces += held.count;
    saved += source.length - held.source.length;
    const name = rename(script, held.source);
    writeFileSync(path.join(folder, name), held.source);
    heldScripts.push(name);
    return false;
  });
  if (pieces === 0) return 0;
  if (pieces !== marks)
    throw new Error(
      `${page} has ${marks} elements of finished HTML and its script ${pieces}: ` +
        'each component that takes `markup` must render it once, into an element with `data-static`',
    );
  // First, so that the bundler's runtime finds the parts of the page there, and does not ask for the other script.
  const scripts = [...heldScripts, ...otherScripts];
  writeFileSync(
    page,
    html.replace(names, () => before + JSON.stringify(scripts) + after),
  );
  return saved;
}

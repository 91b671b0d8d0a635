/** How minified scripts write what `markdown/markup/createMarkup.ts` makes; literals end where their quote does. */
const markup = /\{__html:(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`)\}/g;

/** A script of a page that takes its finished HTML from the page. */
export interface HeldScript {
  readonly source: string;
  /** How many pieces it takes, in the order in which they stand in the page. */
  readonly count: number;
}

/**
 * Takes the finished HTML out of a page's script. It stands in the page itself, where `loadScripts.js` finds it: a page
 * that is opened need not load its text a second time.
 */
export function holdMarkup(source: string): HeldScript {
  let count = 0;
  const held = source.replace(markup, () => `pageMarkup[${count++}]`);
  return {source: held, count};
}

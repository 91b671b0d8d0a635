/** The site's scripts, by what their words are. */
export interface Scripts {
  /** Those of the pages: what they export, their elements and markup. Their prose is full of words that are classes elsewhere. */
  readonly pages: readonly string[];
  /** All others. */
  readonly others: readonly string[];
}

const pageExport = /\bcontentTitle:\(\)=>/;

/** Tells the scripts of pages from all others. */
export function splitScripts(scripts: readonly string[]): Scripts {
  const isPage = (script: string) => pageExport.test(script);
  return {pages: scripts.filter(isPage), others: scripts.filter((script) => !isPage(script))};
}

/** A change that a page makes to the simulated world, in the page's order. */
export type SessionStep =
  /** Starts over in a scenario. */
  | {readonly scenario: string}
  /** A file of the project that the page shows. */
  | {readonly file: string; readonly text: string}
  /** Response bodies of an app, by path. */
  | {readonly serve: string; readonly bodies: Readonly<Record<string, string>>}
  /** A sample that the next transcript copies, with the text of its files by path. */
  | {readonly template: string; readonly files: Readonly<Record<string, string>>}
  /** Commands of a transcript. */
  | {readonly block: readonly string[]};

/** What the transcripts of a page do, from its first to its last. The build publishes one for each page. */
export type PageSession = readonly SessionStep[];

/** Path of a page's session file, below the base URL: `terminal/docs/resources/apps.json`. */
export function sessionPath(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, '');
  return `terminal/${name === '' ? 'index' : name}.json`;
}

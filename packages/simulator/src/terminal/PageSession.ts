/** A step of a page's session, in the page's order. */
export type SessionStep =
  /** Starts over in a scenario. */
  | {readonly scenario: string}
  /** Adds a file of the project that the page shows. */
  | {readonly file: string; readonly text: string}
  /** Sets the response bodies of an app, by path. */
  | {readonly serve: string; readonly bodies: Readonly<Record<string, string>>}
  /** Provides a sample that the next transcript copies, with the text of its files by path. */
  | {readonly template: string; readonly files: Readonly<Record<string, string>>}
  /** Runs the commands of a transcript. */
  | {readonly block: readonly string[]};

/** The steps of a page's transcripts, in order. The build publishes one session for each page. */
export type PageSession = readonly SessionStep[];

/** Path of a page's session file, below the base URL: `terminal/docs/resources/apps.json`. */
export function sessionPath(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, '');
  return `terminal/${name === '' ? 'index' : name}.json`;
}

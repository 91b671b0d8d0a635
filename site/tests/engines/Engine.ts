/** A browser with one window: the functions that the tests of this directory need. */
export interface Engine {
  readonly name: string;
  /** Sets the size of the page's viewport in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Opens a URL, which must differ from the current one in more than the hash, and waits for its load event. */
  readonly open: (url: string) => Promise<void>;
  /** Goes back to the last document. In WebKit, a script that runs while its document is left may never return. */
  readonly back: () => Promise<void>;
  /** Runs the body of a function in the page. @returns its result, which must be JSON */
  readonly run: <T = unknown>(body: string) => Promise<T>;
  /** Clicks the first element that a CSS selector finds, as a reader would. */
  readonly click: (selector: string) => Promise<void>;
  /** Types text or presses keys; `Escape`, `Enter`, `Tab`, `Space`, `ArrowRight` and `ArrowUp` are names of keys. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Takes a PNG screenshot of the viewport. */
  readonly capture: () => Promise<Buffer>;
  /** Console errors, exceptions and policy violations since the last call; empty if the driver doesn't report them. */
  readonly takeErrors: () => readonly string[];
  readonly close: () => Promise<void>;
}

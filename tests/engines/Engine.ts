/** A browser with one window, as far as the tests of this directory need it. */
export interface Engine {
  readonly name: string;
  /** Sets the size of the page's viewport in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Opens a URL and waits for its load event. */
  readonly open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as JSON */
  readonly run: <T = unknown>(body: string) => Promise<T>;
  /** Clicks the first element that a CSS selector finds, as a reader would. */
  readonly click: (selector: string) => Promise<void>;
  /** Types text or presses keys; `Escape`, `Enter`, `Tab`, `Space`, `ArrowRight` and `ArrowUp` are names of keys. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** A PNG picture of the viewport. */
  readonly capture: () => Promise<Buffer>;
  /** Console errors, exceptions and policy violations since the last call; empty where the driver reports none. */
  readonly takeErrors: () => readonly string[];
  readonly close: () => Promise<void>;
}

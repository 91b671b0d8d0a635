/**
 * Maximum bytes of Brotli that a page loads until it's idle, without prefetches for links: 1% more than with Docusaurus
 * 3.10, so that a new version alone doesn't exceed them.
 */
export const budgets = {
  /** A typical page. */
  typical: {view: 31_200, js: 119_300, all: 150_300},
  /** The longest reference pages. */
  longest: {all: 169_600},
} as const;

/** Limits that only a browser can check. */
export const visitBudget = {
  /** Imperceptible. It isn't 0, because Chromium counts rounded positions as shifts. */
  shift: 0.001,
  /** With images, without prefetches. */
  requests: 14,
  /** Milliseconds from a click on the color mode toggle, right after the first paint, to its effect. */
  response: 200,
  /** Milliseconds from a click on Run to the first output of the terminal, on the reference machine. */
  firstCommand: 300,
};

/** Minimum Lighthouse performance score on its simulated mobile device. */
export const minPerformanceScore = 98;

/** Most that a page may weigh: bytes of gzip until idle, links to other pages apart, and elements in its file. */
export interface Budget {
  readonly html: number;
  readonly css: number;
  /** Both together: what the first view waits for. */
  readonly view: number;
  readonly js: number;
  readonly elements: number;
  readonly requests: number;
}

/** Holds for every page that `exceptions` does not name. */
export const budget: Budget = {
  html: 18_000,
  css: 9_700,
  view: 30_000,
  js: 112_500,
  elements: 1400,
  requests: 10,
};

/** Pages that hold the whole reference of one kind. */
export const exceptions: Readonly<Record<string, Partial<Budget>>> = {
  'docs/resources/apps/index.html': {html: 20_600, elements: 2600},
  'docs/resources/machines/index.html': {html: 20_600, elements: 2300},
  'docs/resources/schema/index.html': {elements: 1550},
  'docs/resources/volumes/index.html': {elements: 1750},
};

/**
 * Most that each file may weigh that all pages of the docs load, by the name before its hash: bytes of gzip. When pages
 * are over their budget, it says which file grew.
 */
export const fileBudget: Readonly<Record<string, number>> = {
  'runtime~main.js': 3_500,
  'main.js': 93_900,
  'docs.js': 11_200,
  'styles.css': budget.css,
};

/** Most that a link to a page may load ahead: bytes of gzip of the scripts that only this page has. */
export const aheadBudget = 20_000;

/** What only a browser sees. */
export const visitBudget = {
  /** Less than what the eye sees; Chromium counts rounding of positions too. */
  shift: 0.001,
  /** With images and fonts, and without what is loaded ahead for links. */
  requests: 14,
  /** Milliseconds until a click right after the first paint is answered, without throttling. */
  response: 200,
  /** Milliseconds until the reader sees an answer to what is done first, at Lighthouse's mobile throttling. */
  answer: 200,
};

/** Least that Lighthouse gives a page for performance, on its mobile telephone. */
export const leastScore = 99;

/**
 * What `npm run bench` compares its medians with. Kilobytes of 1,000 bytes, those of all types with headers; milliseconds;
 * builds in seconds. Tests hold bytes alone: times depend on the machine.
 */
export const targets = {
  view: 30,
  js: 115,
  all: 150,
  lcp: 1100,
  tbt: 100,
  click: 65,
  coldBuild: 10,
  warmBuild: 5,
};

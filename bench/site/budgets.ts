/** Most that a page may weigh: bytes of gzip until idle, links to other pages apart, and elements in its file. */
export interface Budget {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly elements: number;
  readonly requests: number;
}

/** Holds for every page that `exceptions` does not name. */
export const budget: Budget = {html: 17_500, css: 18_000, js: 140_000, elements: 1400, requests: 16};

/** Pages that hold the whole reference of one kind, and so are longer than any other. */
export const exceptions: Readonly<Record<string, Partial<Budget>>> = {
  'docs/resources/apps/index.html': {html: 27_500, js: 150_000, elements: 3500},
  'docs/resources/machines/index.html': {html: 23_500, js: 146_000, elements: 2500},
  'docs/resources/volumes/index.html': {elements: 1900},
};

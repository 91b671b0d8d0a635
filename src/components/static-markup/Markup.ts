/**
 * Finished HTML, made at build. What it goes into carries `data-static`, in the order in which it stands in the page:
 * `plugins/page-scripts` takes it from there when the page is opened.
 */
export interface Markup {
  readonly __html: string;
}

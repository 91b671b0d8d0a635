/** Finished HTML, created by the build. */
export interface Markup {
  readonly __html: string;
}

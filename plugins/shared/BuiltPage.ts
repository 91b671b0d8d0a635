/** A page as the build wrote it. */
export interface BuiltPage {
  /** Path of the route, such as `/docs/resources/volumes`. */
  readonly path: string;
  /** The whole document. */
  readonly html: string;
}

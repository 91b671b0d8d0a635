/** A page as Markdown. */
export interface Twin {
  /** Path of the page's route, with the base URL and without a slash at its end. */
  readonly path: string;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** First breadcrumb: the sidebar category, or the page's own label outside categories. */
  readonly section: string | undefined;
  /** Day of the last change, such as `2026-11-20`. Undefined when the build has no git history. */
  readonly date: string | undefined;
  /** The content, beginning with the heading. */
  readonly markdown: string;
}

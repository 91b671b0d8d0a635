/**
 * URL of the form for a new issue.
 * @param editUrl URL of a file's editor, as "Edit this page" links to; the issue goes to the same repository
 */
export const createIssueUrl = (editUrl: string, title: string, body: string): string =>
  `${editUrl.split('/edit/')[0]}/issues/new?${new URLSearchParams({title, body}).toString()}`;

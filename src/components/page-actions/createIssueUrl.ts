/**
 * Creates the URL of a prefilled form for a new issue.
 * @param editUrl target of "Edit this page", whose repository gets the issue
 */
export const createIssueUrl = (editUrl: string, title: string, body: string): string =>
  `${editUrl.split('/edit/')[0]}/issues/new?${new URLSearchParams({title, body}).toString()}`;

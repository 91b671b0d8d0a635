/**
 * Whether a script or stylesheet failed to load because the server doesn't have it any more: the site was deployed
 * again after this tab was opened. False for network failures and for errors of other kinds.
 * @param error rejection of a dynamic import; the bundler puts the URL of the file into `request`
 */
export async function isFileGone(error: unknown): Promise<boolean> {
  const {request} = error as {readonly request?: string};
  if (!request) return false;
  try {
    return (await fetch(request, {method: 'HEAD', cache: 'no-store'})).status === 404;
  } catch {
    return false;
  }
}

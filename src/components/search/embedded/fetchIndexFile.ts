/** Milliseconds after which a file counts as lost. */
const timeout = 15_000;

/**
 * Creates the function that loads files of the index as text.
 * @param base URL of the index directory, with a slash at its end
 */
export function fetchIndexFile(base: string): (file: string, isRetry: boolean) => Promise<string> {
  return async (file, isRetry) => {
    const response = await fetch(base + file, {
      // A damaged file may be in the browser's cache.
      cache: isRetry ? 'reload' : 'default',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`${base}${file} returned ${response.status}`);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${base}${file} is a page`);
    return response.text();
  };
}

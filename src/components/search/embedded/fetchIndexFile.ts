/** Timeout for a file, in milliseconds. */
const timeout = 15_000;

/**
 * Creates the function that loads files of the index as text.
 * @param base URL of the index directory, with a slash at its end
 */
export function fetchIndexFile(base: string): (file: string, isRetry: boolean) => Promise<string> {
  return async (file, isRetry) => {
    const response = await fetch(base + file, {
      // Bypasses the browser's cache, which may contain a damaged file.
      cache: isRetry ? 'reload' : 'default',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`${base}${file} returned ${response.status}`);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${base}${file} is a page`);
    return response.text();
  };
}

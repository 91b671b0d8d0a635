/**
 * Gives the text of files of the index.
 * @param base URL of the index folder, with a slash at its end
 */
export function fetchIndexFile(base: string): (file: string) => Promise<string> {
  return async (file) => {
    const response = await fetch(base + file);
    if (!response.ok) throw new Error(`${base}${file} answered ${response.status}`);
    return response.text();
  };
}

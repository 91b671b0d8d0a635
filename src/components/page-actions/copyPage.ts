/**
 * Copies a file of the site to the clipboard.
 * @throws DOMException or Error when the file can't be loaded or the browser doesn't allow copying
 */
export async function copyPage(path: string): Promise<void> {
  const load = async (): Promise<Blob> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return new Blob([await response.text()], {type: 'text/plain'});
  };
  // In Safari, the user activation expires while the file loads, so the clipboard gets a promise.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': load()})]);
}

let region: HTMLElement | undefined;

/** Says a text to screen readers without moving the focus. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'al-visually-hidden';
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // A region that has just been added, or that says the same again, is read only after a pause.
  setTimeout(() => {
    target.textContent = text;
  }, 100);
}

/** Makes Space press links that act as buttons, such as sidebar categories, instead of scrolling the page. */
export function pressButtonLinks(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('a[role=button]')) return;
  event.preventDefault();
  event.target.click();
}

/** Space presses links that act as buttons, such as sidebar categories; browsers would scroll the page. */
export function pressButtonLinks(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('a[role=button]')) return;
  event.preventDefault();
  event.target.click();
}

/** Describes elements of the open page that overflow the page, or whose text is clipped. Runs in the browser. */
export function findCutTexts(): readonly string[] {
  const page = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent.trim().slice(0, 40)}"`;
  const isVisible = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true});
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isCut = (element: Element) => {
    const {overflowX, overflowY, clipPath} = getComputedStyle(element);
    // Fields scroll, result snippets and file names end with an ellipsis, the mobile menu has two panels, and text for
    // screen readers is a pixel wide.
    if (element.clientWidth <= 1 || clipPath !== 'none') return false;
    if (element.matches('input, [role=option] *, main ol > li *, [data-code-block] *, .navbar-sidebar')) return false;
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  };
  return [
    ...(page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : []),
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => isVisible(element) && isCut(element))
      .map((element) => `${name(element)} is cut`),
  ];
}

/** Keeps the active link of the table of contents in view. */
const follow = () => {
  const link = document.querySelector<HTMLElement>('.theme-doc-toc-desktop .table-of-contents__link--active');
  const box = link?.closest<HTMLElement>('.theme-doc-toc-desktop');
  if (!link || !box) return;
  const {top, bottom} = link.getBoundingClientRect();
  const visible = box.getBoundingClientRect();
  if (top < visible.top) box.scrollTop += top - visible.top - box.clientHeight / 3;
  else if (bottom > visible.bottom) box.scrollTop += bottom - visible.bottom + box.clientHeight / 3;
};

/** Shows the current section in the bar of small windows. */
const showSection = () => {
  const place = document.querySelector<HTMLElement>('.al-toc-current');
  // Hidden in large windows
  if (!place?.offsetParent) return;
  const current = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown h2.anchor')].findLast(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight / 4,
  );
  const text = current?.firstChild?.textContent ?? '';
  if (place.textContent !== text) place.textContent = text;
};

let timer: ReturnType<typeof setTimeout> | undefined;
const schedule = () => {
  // After the theme has marked the active link
  timer ??= setTimeout(() => {
    timer = undefined;
    follow();
    showSection();
  }, 100);
};

export function onRouteDidUpdate(): void {
  // Not before hydration, which expects an empty section. A listener is added only once.
  window.addEventListener('scroll', schedule, {passive: true});
  window.addEventListener('resize', schedule);
  schedule();
}

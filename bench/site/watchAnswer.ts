/** What a reader may do first on a page: switch the theme, open the menu of a narrow window, press Ctrl+K. */
export const interactions = ['theme', 'menu', 'search'] as const;
export type Interaction = (typeof interactions)[number];

/** What the page says, as JSON through `window.benchReport`. */
export type Report =
  /** The first paint is over and the control is there, with its middle in CSS pixels. */
  | {readonly kind: 'ready'; readonly x: number; readonly y: number}
  /** The document has loaded without such a control in view. */
  | {readonly kind: 'absent'}
  /** Milliseconds from the time stamp of the first input event until the frame that shows its effect was made. */
  | {readonly kind: 'answered'; readonly ms: number};

declare global {
  interface Window {
    benchReport: (report: string) => void;
  }
}

/**
 * Runs in the page before anything else of it. Once the first contentful paint is observed it looks for the control,
 * and from the first trusted input event on looks in each frame whether the reader can see an answer:
 * - theme: `data-theme`, or the color or background of the document or its body, is another one;
 * - menu: something positioned that was not there covers a fifth of the window;
 * - search: the same, or a text field has the focus.
 *
 * A thin bar, a pressed button or another cursor is no answer.
 * @param label source of a regular expression for the name of the control, case-insensitive
 */
export function watchAnswer([interaction, label]: readonly [Interaction, string]): void {
  const report = (message: Report) => window.benchReport(JSON.stringify(message));
  const columns = 5;
  const rows = 8;

  const isSeen = (element: Element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isShown = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    return isShown && x > 0 && y > 0 && x < innerWidth && y < innerHeight && width > 0;
  };
  const findControl = () => {
    const name = (element: Element) =>
      ['aria-label', 'title', 'for'].map((key) => element.getAttribute(key) ?? '').join(' ') + element.textContent;
    return [
      ...document.querySelectorAll('button, [role=button], [role=switch], summary, label, a[aria-expanded]'),
    ].find((element) => new RegExp(label, 'i').test(name(element)) && isSeen(element));
  };

  const readTheme = () =>
    [document.documentElement, document.body]
      .map((element) => {
        const {color, backgroundColor} = getComputedStyle(element);
        return [element.dataset.theme, color, backgroundColor].join();
      })
      .join();

  const findTopmost = () =>
    Array.from({length: columns * rows}, (_, index) =>
      document.elementFromPoint(
        (((index % columns) + 0.5) * innerWidth) / columns,
        ((Math.floor(index / columns) + 0.5) * innerHeight) / rows,
      ),
    );
  /** Whether the element belongs to something positioned that the one below it does not belong to. */
  const liesOver = (now: Element | null, before: Element | null) => {
    let opacity = 1;
    let isPositioned = false;
    for (let element = now; element && !(before && element.contains(before)); element = element.parentElement) {
      const style = getComputedStyle(element);
      opacity *= Number(style.opacity);
      isPositioned ||= style.position !== 'static' && style.position !== 'relative';
    }
    return isPositioned && opacity > 0.1;
  };
  const isCovered = (before: readonly (Element | null)[]) =>
    findTopmost().filter((now, index) => now !== before[index] && liesOver(now, before[index] ?? null)).length >=
    (columns * rows) / 5;
  const isInField = () => document.activeElement?.matches('input, textarea, [contenteditable=true]') ?? false;

  const watch = () => {
    if (interaction === 'theme') {
      const before = readTheme();
      return () => readTheme() !== before;
    }
    const before = findTopmost();
    return () => (interaction === 'search' && isInField()) || isCovered(before);
  };

  let isPressed = false;
  let isAnswered = () => false;
  const onInput = (event: Event) => {
    if (isPressed || !event.isTrusted) return;
    isPressed = true;
    const look = () => {
      if (!isAnswered()) requestAnimationFrame(look);
      // After the frame.
      else setTimeout(() => report({kind: 'answered', ms: performance.now() - event.timeStamp}));
    };
    requestAnimationFrame(look);
  };
  addEventListener(interaction === 'search' ? 'keydown' : 'pointerdown', onInput, {capture: true});

  const seek = () => {
    const control = interaction === 'search' ? document.documentElement : findControl();
    if (control) {
      const {left, top, width, height} = control.getBoundingClientRect();
      // Now, so that it takes no time of the answer.
      isAnswered = watch();
      report({kind: 'ready', x: left + width / 2, y: top + height / 2});
    } else if (document.readyState === 'complete') report({kind: 'absent'});
    else requestAnimationFrame(seek);
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    seek();
  }).observe({type: 'paint', buffered: true});
}

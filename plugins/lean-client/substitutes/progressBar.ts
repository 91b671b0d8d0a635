/**
 * Stands for nprogress: the same bar in the same elements, with the settings that this site has, at a third of the
 * weight, and without a role that no standard knows. The theme’s own client module starts and ends it.
 */

/** Share of the bar that shows at first. */
const minimum = 0.08;
/** Milliseconds that the bar takes to its new place, and to fade at the end. */
const speed = 200;
/** Milliseconds between two steps while the page loads, and the most that a step adds. */
const trickleInterval = 800;
const trickleRate = 0.02;
/** The end of the bar is reached only when the page is there. */
const farthest = 0.994;

/** From 0 to 1; undefined while there is no bar. */
let progress: number | undefined;
let trickle: ReturnType<typeof setInterval> | undefined;

function createBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.innerHTML = '<div class="bar"><div class="peg"></div></div>';
  document.documentElement.classList.add('nprogress-busy');
  document.body.append(bar);
  move(bar, 0, 'none');
  // The first place has to be painted for the bar to move from it.
  void bar.offsetWidth;
  return bar;
}

const findBar = (): HTMLElement => document.getElementById('nprogress') ?? createBar();

function move(bar: HTMLElement, share: number, transition: string): void {
  const {style} = bar.firstElementChild as HTMLElement;
  style.transition = transition;
  style.transform = `translate3d(${(share - 1) * 100}%,0,0)`;
}

function advance(to: number): void {
  progress = Math.min(to, farthest);
  move(findBar(), progress, `all ${speed}ms ease`);
}

function start(): void {
  if (progress !== undefined) return;
  advance(minimum);
  trickle = setInterval(() => advance(progress! + Math.random() * trickleRate), trickleInterval);
}

function done(): void {
  if (progress === undefined) return;
  clearInterval(trickle);
  progress = undefined;
  const bar = findBar();
  move(bar, 1, `all ${speed}ms ease`);
  setTimeout(() => {
    bar.style.transition = `opacity ${speed}ms linear`;
    bar.style.opacity = '0';
    setTimeout(() => {
      bar.remove();
      if (progress === undefined) document.documentElement.classList.remove('nprogress-busy');
    }, speed);
  }, speed);
}

/** The site's settings stand above; the theme turns off a spinner that is not here. */
const configure = (): void => undefined;

export default {configure, start, done};

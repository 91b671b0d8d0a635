import {translate} from '@docusaurus/Translate';
import nprogress from 'nprogress';

/** Milliseconds after which the theme starts the bar. */
const delay = 200;

// The theme's progress bar has `role="bar"`, which ARIA doesn't define. The spinner covers the old page until the files
// of the next one are loaded.
const label = translate({message: 'Loading the page'}).replaceAll('"', '&quot;');
nprogress.configure({
  template: `<div class="bar"><div class="peg"></div></div><div class="al-spinner" role="status" aria-label="${label}"></div>`,
  barSelector: '.bar',
});

let routeUpdates = 0;

export const onRouteUpdate = () => void (routeUpdates += 1);

/** The theme doesn't clear the timer of a superseded navigation, whose bar would start and never finish. */
export const onRouteDidUpdate = () => {
  const finished = routeUpdates;
  setTimeout(() => finished === routeUpdates && nprogress.done(), delay);
};
